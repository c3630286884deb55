/**
 * Keeps the height of an element in a custom property, for styles of elements that have to stay clear of it.
 * @param target the element that gets the property
 * @returns a function that removes it
 */
export function exposeHeight(element: HTMLElement, name: string, target: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    target.style.setProperty(name, `${element.offsetHeight}px`);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    target.style.removeProperty(name);
  };
}
