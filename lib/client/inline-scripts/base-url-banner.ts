import { baseUrl } from '../../site/browser-settings';
import { baseUrlBannerId } from '../../site/load-failure';

/**
 * Shows a banner on the home page if neither the site's scripts nor its stylesheets load, which means that the
 * site is not served below its base URL. A script renders the text, so that search engines do not index it.
 */
addEventListener('load', () => {
  const { body } = document;
  const probe = document.querySelector<HTMLLinkElement>('link[data-probe]');
  // In development there is no probe. A stylesheet that is missing on the server is an empty one.
  const hasStarted = document.documentElement.hasAttribute('data-controls-ready');
  if (hasStarted || !probe || probe.sheet?.cssRules.length) return;
  const banner = document.createElement('div');
  banner.id = baseUrlBannerId;
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
