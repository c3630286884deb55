// @ts-check
import { autolink, content, htmlFlow, htmlText } from 'micromark-core-commonmark';

/**
 * Syntax of Markdown that MDX takes for a tag or an expression, as tokenizers that precede those of MDX.
 * @typedef {import('micromark-util-types').Construct} Construct
 * @typedef {import('micromark-util-types').Code} Code
 * @typedef {import('micromark-util-types').State} State
 */

const codes = { lessThan: 60, openBrace: 123 };

/** @param {Code} code */
const isSpace = (code) => code === null || code < 0 || code === 32;

/**
 * A tokenizer that reads a text without keeping it.
 * @param {(text: string) => boolean} isStart whether more of the text is needed
 * @param {RegExp} pattern
 * @returns {Construct}
 */
const createLookAhead = (isStart, pattern) => ({
  partial: true,
  tokenize(effects, ok, nok) {
    let text = '';
    effects.enter('data');
    /** @type {State} */
    const read = (code) => {
      if (!isSpace(code) && isStart(text)) {
        text += String.fromCodePoint(Number(code));
        effects.consume(code);
        return read;
      }
      effects.exit('data');
      return pattern.test(text) ? ok(code) : nok(code);
    };
    return read;
  },
});

const commentStart = createLookAhead((text) => text.length < 4, /^<!--$/);
/** `<https://…`, `<a@b`, `<5`, `<=`, and `<` alone: nothing that can be a tag. */
const textStart = createLookAhead(
  (text) => text.length < 60 && !text.endsWith('>'),
  /^<(?:$|[\d=-]|[a-z][a-z\d+.-]+:\/\/|mailto:|[\w.+-]+@)/i,
);

/** @type {Construct} */
const commentFlow = {
  ...htmlFlow,
  name: 'commentFlow',
  tokenize(effects, ok, nok) {
    return effects.check(commentStart, htmlFlow.tokenize.call(this, effects, ok, nok), nok);
  },
};

/** @type {Construct} */
const commentText = {
  name: 'commentText',
  tokenize(effects, ok, nok) {
    return effects.check(commentStart, htmlText.tokenize.call(this, effects, ok, nok), nok);
  },
};

/** A line that starts like {@link textStart} is a paragraph. */
const paragraphOfText = {
  ...content,
  name: 'paragraphOfText',
  /** @type {import('micromark-util-types').Tokenizer} */
  tokenize(effects, ok, nok) {
    return effects.check(textStart, content.tokenize.call(this, effects, ok, nok), nok);
  },
};

/** @type {Construct} */
const lessThanSign = {
  name: 'lessThanSign',
  tokenize(effects, ok, nok) {
    return effects.check(
      textStart,
      (code) => {
        effects.enter('data');
        effects.consume(code);
        effects.exit('data');
        return ok;
      },
      nok,
    );
  },
};

/**
 * The id of a heading, `## Text {#id}`, which ends its line. Becomes a node of HTML with the source as its value, because
 * no other node of Markdown has no meaning of its own: remark-portal.mjs makes the id of it.
 * @type {Construct}
 */
const headingId = {
  name: 'headingId',
  tokenize(effects, ok, nok) {
    /** @type {State} */
    const start = (code) => {
      effects.enter('htmlText');
      effects.enter('htmlTextData');
      effects.consume(code);
      return (next) => (next === 35 ? consumeId(next) : nok(next));
    };
    /** @type {State} */
    const consumeId = (code) => {
      if (isSpace(code) || code === codes.openBrace || code === codes.lessThan) return nok(code);
      effects.consume(code);
      if (code !== 125) return consumeId;
      effects.exit('htmlTextData');
      effects.exit('htmlText');
      return (next) => (next === null || next < 0 || isSpace(next) ? ok(next) : nok(next));
    };
    return start;
  },
};

/** @type {import('micromark-util-types').Extension} */
export const markdownInMdx = {
  flow: { [codes.lessThan]: [commentFlow, paragraphOfText] },
  text: {
    [codes.lessThan]: [commentText, { ...autolink, name: 'autolinkInMdx' }, lessThanSign],
    [codes.openBrace]: headingId,
  },
};
