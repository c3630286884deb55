import { baseUrl } from '../browser-settings';

/**
 * Reports on the home page that the site's files were not found, because the site is not served below its base URL:
 * neither its scripts nor its style sheet have loaded. A script writes the text, so that no search engine reads it.
 */
addEventListener('load', () => {
  const { documentElement, body } = document;
  const hasStyles = getComputedStyle(documentElement).getPropertyValue('--bg') !== '';
  if (window.portalStarted || hasStyles) return;
  const banner = document.createElement('div');
  banner.id = 'base-url-banner';
  banner.setAttribute('role', 'alert');
  banner.style.cssText =
    'border:thick solid #b3263a;margin:20px;padding:20px;font-family:sans-serif;background:#fff;color:#101a2c';
  const append = (tag: string, text: string) => {
    const element = document.createElement(tag);
    element.textContent = text;
    banner.append(element);
  };
  append('h2', 'Your site did not load properly.');
  append('p', 'A very common reason is a wrong site baseUrl configuration.');
  append('p', `Current configured baseUrl = ${baseUrl === '/' ? '/ (default value)' : baseUrl}`);
  append('p', `We suggest trying baseUrl = ${location.pathname.replace(/[^/]*$/, '')}`);
  body.prepend(banner);
});
