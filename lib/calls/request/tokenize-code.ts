import type { LanguageSample } from '../../api/code/create-language-samples';
import {
  type CodeToken,
  constantPattern as constant,
  type TokenPatterns,
  tokenize,
  tokenizeJson,
} from '../samples/tokenize-json';

/** The keywords that samples use. A shell has none. */
const keywords: Readonly<Record<Exclude<LanguageSample['id'], 'curl'>, RegExp>> = {
  typescript:
    /\b(?:async|await|catch|const|else|export|from|function|if|import|let|new|return|throw|try)\b/,
  python: /\b(?:as|def|else|for|from|if|import|in|not|raise|return|with)\b/,
  java: /\b(?:class|else|final|if|import|new|package|public|return|static|throw|throws|try|var|void)\b/,
  csharp: /\b(?:await|else|if|namespace|new|return|throw|try|using|var)\b/,
};

const comment = /(?<=^|\s)(?:#|\/\/).*/;
const string = /"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/;

/** As in the samples of the page, the options of a command have the color of strings. */
const shellPatterns: TokenPatterns = {
  comment,
  function: /\bcurl\b/,
  string: new RegExp(
    `${string.source}|(?<=\\s)--?[a-zA-Z][\\w-]*|https?://\\S+|(?<=--request )\\w+`,
  ),
  constant,
};

/** Splits the code of a sample into tokens for highlighting. */
export function tokenizeCode(source: string, language: LanguageSample['id']): CodeToken[] {
  if (language !== 'curl') {
    return tokenize(source, { comment, string, constant, keyword: keywords[language] });
  }
  return tokenize(source, shellPatterns).flatMap((token) =>
    token.kind === 'string' && /^'[{[]/.test(token.text) ? tokenizeJson(token.text) : token,
  );
}
