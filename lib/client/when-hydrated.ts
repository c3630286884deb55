import { hydratedAttribute, nextClientAttribute } from '../site/data-attributes/document';

/** Waits until Next's client has hydrated the page, if it has one: React would not know what is added before. */
export function whenHydrated(): Promise<void> {
  const root = document.documentElement;
  const isDone = () =>
    root.hasAttribute(hydratedAttribute) || !document.querySelector(`[${nextClientAttribute}]`);
  if (isDone()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isDone()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { attributeFilter: [hydratedAttribute] });
  });
}
