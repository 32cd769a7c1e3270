"""The limits that Discord documents, checked the way it reports them."""
