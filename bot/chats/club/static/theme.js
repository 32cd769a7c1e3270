// Puts on the chosen look before anything is drawn; "auto" follows the device, also when the evening makes it dark.
"use strict";
(() => {
  const device = matchMedia("(prefers-color-scheme: dark)");
  let look = "auto";
  try {
    look = localStorage.getItem("look") || look;
  } catch {
    // a browser that keeps nothing: the choice lasts as long as the page
  }
  const wear = () => {
    document.documentElement.dataset.look = look === "auto" ? (device.matches ? "dark" : "light") : look;
  };
  wear();
  device.addEventListener("change", wear);
  window.look = {
    chosen: () => look,
    choose(another) {
      look = another;
      try {
        localStorage.setItem("look", look);
      } catch {
        // as above
      }
      wear();
    },
  };
})();
