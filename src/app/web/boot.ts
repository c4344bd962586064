// Runs before the first paint, as a classic script: what the visitor chose or is stands on <html>
// already when the prerendered page is drawn, so that nothing flashes.
try {
  const theme = localStorage.getItem('opvir.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const authenticated = localStorage.getItem('isAuthenticated');
  if (authenticated === 'true') document.documentElement.dataset.authenticated = authenticated;
} catch {
  // Storage is blocked: the page looks as it does for a first visit.
}
