// Puts on the chosen look before anything is drawn; "auto" follows the device.
"use strict";
(() => {
  const chosen = () => {
    try {
      return localStorage.getItem("look") || "auto";
    } catch {
      return "auto";
    }
  };
  const wear = (look) => {
    if (look === "auto") delete document.documentElement.dataset.look;
    else document.documentElement.dataset.look = look;
  };
  wear(chosen());
  window.look = {
    chosen,
    choose(look) {
      try {
        localStorage.setItem("look", look);
      } catch {
        // a browser that keeps nothing: the choice lasts as long as the page
      }
      wear(look);
    },
  };
})();
