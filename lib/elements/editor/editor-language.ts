import type { FindingAt } from '../../kit/diagnostics/diagnostic';
import type { PartialJson, SourceRange } from './partial-json';

export type CompletionItem = {
  label: string;
  /** The text that replaces the token at the cursor. */
  insertText: string;
  detail: string;
  documentation?: string | undefined;
  isProperty: boolean;
};

export type CompletionList = { from: number; to: number; items: CompletionItem[] };

export type Hover = { from: number; to: number; title: string; text: string };

/** What is wrong at a JSON Pointer, in sentences. */
type EditorFinding = Pick<FindingAt<string>, 'at' | 'message'> & {
  /** Whether the name of the property is wrong, instead of its value. */
  isAboutName?: boolean;
};

/** What the JSON editor knows about the JSON that it edits. */
export type EditorLanguage = {
  /** The completions at an offset; undefined outside of the document. */
  complete: (source: PartialJson, position: number) => CompletionList | undefined;
  /** The documentation of the field or value at an offset; undefined if there is none. */
  hover: (source: PartialJson, position: number) => Hover | undefined;
  lint: (value: unknown) => EditorFinding[];
};

/** The range of the text that a finding is about; undefined if it is not in the text. */
export const findIssueRange = (
  { ranges, nameRanges }: PartialJson,
  { at, isAboutName = false }: Omit<EditorFinding, 'message'>,
): SourceRange | undefined => (isAboutName ? nameRanges : ranges).get(at);

/** Whether the text after a property starts with another one, so that a comma is missing between them. */
export const isPropertyNext = (following: string): boolean => /^\s*"/.test(following);
