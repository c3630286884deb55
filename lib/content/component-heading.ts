import { slug } from 'github-slugger';
import type { Heading } from './headings';

/** The heading that a component renders for a text (components/docs/mdx/component-heading.tsx). */
export const toComponentHeading = (text: string): Heading => ({ id: slug(text), text, level: 3 });
