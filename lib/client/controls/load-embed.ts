/** Replaces a link to a page of another site with a frame that shows it (components/docs/mdx/embed.tsx). */
export function loadEmbed(link: HTMLElement): void {
  const frame = document.createElement('iframe');
  frame.src = link.getAttribute('href') ?? '';
  frame.title = link.title;
  frame.allow = 'fullscreen; picture-in-picture; encrypted-media';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  link.replaceWith(frame);
  frame.focus();
}
