/** The first words of a question. */
const questionStart =
  /^\s*(?:how|what|which|when|where|why|who|whose|is|are|can|could|do|does|did|may|must|should|will)\s+\S+\s+\S/i;

/** A task, as in the title of a guide: "cancel an appointment". */
const taskPattern = /^\s*\S+\s+(?:an?|the|my)\s+\S/i;

/** Verbs and adjectives of questions that say nothing about what is asked for: "how does it work", "which exist". */
const genericWords = new Set(
  `able allowed ask available do exist find get give go happen have know let look make mean need possible read see show
  start supported tell there try use want work`.split(/\s+/),
);

/** Words that say little without the ones around them: "not authorized", "show up", "grey out". */
const particles = new Set(['down', 'not', 'off', 'out', 'up']);

export const isParticle = (word: string): boolean => particles.has(word);

/** A task about a part of something: "add a tab to a screen". It asks for the part. */
const placementPattern =
  /^(?:how\s(?:(?:do|can)\si|to)\s+)?(?:add|display|insert|place|put|show|use)\s.+\s(?:to|on|in|into)\s+(?:an?|the|my)\s+(?:screen|form|page)\W*$/i;
const placementWords = new Set('add display insert place put show use screen form page'.split(' '));

/** Returns a condition for the words of a query that say only where and how a part is placed. */
export function createPlacementCondition(query: string): (word: string) => boolean {
  const isPlacement = placementPattern.test(query.trim());
  return (word) => isPlacement && placementWords.has(word);
}

/** Returns whether a query is a question in natural language. */
export const isQuestion = (query: string): boolean => questionStart.test(query);

/** Returns whether a query is a question or a task, whose answer says what to do. */
export const isQuestionOrTask = (query: string): boolean =>
  isQuestion(query) || taskPattern.test(query);

/** Returns whether a word of a question may be missing on the page that answers it. */
export const isGenericQuestionWord = (word: string): boolean => genericWords.has(word);
