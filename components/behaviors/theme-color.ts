/**
 * Keeps `<meta name="theme-color">`, which is white for the light mode, the colour of the page's background.
 * @returns stops it
 */
export function syncThemeColor(): () => void {
  const apply = () => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (meta) meta.content = getComputedStyle(document.body).backgroundColor;
  };
  apply();
  const observer = new MutationObserver(apply);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
