import type { Heading } from '@/lib/content/headings';
import layout from './reference-page.module.css';

/** The class of the text of a page with a bar of sections, which has a second row if sections have parts. */
export const getTextClass = (headings: readonly Heading[]): string =>
  headings.some(({ level }) => level > 2) ? `${layout.text} ${layout.parted}` : `${layout.text}`;
