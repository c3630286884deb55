import { undocumentedPath } from '../../site/page-paths';

/**
 * Divides a description into what it says and its open questions: the paragraphs, except for the first, that link to the
 * register of what is not documented. Pages show these at their end.
 */
export function splitOpenQuestions(markdown: string): { text: string; questions: string[] } {
  const [first = '', ...paragraphs] = markdown.trim().split(/\n\s*\n/);
  const isQuestion = (paragraph: string) => paragraph.includes(undocumentedPath(''));
  return {
    text: [first, ...paragraphs.filter((paragraph) => !isQuestion(paragraph))].join('\n\n'),
    questions: paragraphs.filter(isQuestion),
  };
}

/** The heading above them. */
export const openQuestionsHeading = { id: 'open-questions', text: 'Not documented', level: 2 };
