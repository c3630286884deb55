import { themeAttribute } from '@/lib/site/data-attributes/color-mode';

/**
 * Sets `<meta name="theme-color">` to the page's background color, now and when the color mode changes.
 * @returns a function that stops this
 */
export function syncThemeColor(): () => void {
  const update = () => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (meta) meta.content = getComputedStyle(document.body).backgroundColor;
  };
  update();
  const observer = new MutationObserver(update);
  observer.observe(document.documentElement, { attributeFilter: [themeAttribute] });
  return () => observer.disconnect();
}
