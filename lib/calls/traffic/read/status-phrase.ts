/** How programs and libraries report a status: wget, requests of Python, Feign, PowerShell, people, curl, axios, and logs, in this order. */
const phrases = [
  /(?<!\d)([1-5]\d\d)\)? \(?(?:Client Error|Server Error|Method Not Allowed|Forbidden|Unauthorized|Bad Request|Not Found|Internal Server Error)\b/i,
  /\breturned (?:an )?error: \(?([1-5]\d\d)\b/i,
  /\b(?:answers?|answered|returns?|returned|gives?|got|responds?|responded)(?: an?| was| is| with| status| code)*[ :]+([1-5]\d\d)\b/i,
  /^\s*(?:\/\/|#|--|=>|->)?\s*([1-5]\d\d)(?=\s*(?:[{[]|$|[A-Z]))/m,
  /(?<![\d.:])([45]\d\d)(?=(?:,? (?:and|with))?:?\s*[`'"]?\{)/i,
  /\b(?:but|actual|received)(?: (?:was|got|is))?[\s:]+([1-5]\d\d)\b/i,
  /\b(?:error|http) code:? +([45]\d\d)\b/i,
  /\bstatus ?code(?: does not indicate success)?[: ]+([1-5]\d\d)\b/i,
  /^\W{0,2}\d[\d:.,TZ+ -]*:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?[\s\]|]+(?:\[?[A-Za-z]+[\s\]|:]+)?([1-5]\d\d)(?=\s|$)/m,
  /(?<!\d|expect\w* (?:an? )?)(2\d\d) (?:OK|Created|Accepted|No Content)\b/i,
];

/** The status that a text of a program reports; undefined if there is none. */
export function findStatus(text: string): number | undefined {
  const [found] = phrases.flatMap((phrase) => phrase.exec(text)?.[1] ?? []);
  return found === undefined ? undefined : Number(found);
}
