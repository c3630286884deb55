import { slug } from 'github-slugger';
import { toReleaseTitle } from '../releases/load-releases';

/** The anchor of a release on the page of changes, that of its heading. */
export const releaseAnchor = (version: string): string => slug(toReleaseTitle({ version }));
