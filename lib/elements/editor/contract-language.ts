import { describeIssue, isAboutName } from '../issue';
import { resolveDocument } from '../resolve-document';
import { getCompletions, getHover } from './completion';
import type { EditorLanguage } from './editor-language';

/** The JSON of the contract: elements, screens, and overrides. */
export const contractLanguage: EditorLanguage = {
  complete: getCompletions,
  hover: getHover,
  lint: (value) =>
    resolveDocument(value).issues.map((issue) => ({
      at: issue.at,
      isAboutName: isAboutName(issue),
      message: describeIssue(issue),
    })),
};
