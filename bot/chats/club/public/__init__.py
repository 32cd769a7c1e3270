"""The public pages: an event's, a club's and its players', as pages, as data and on paper."""
