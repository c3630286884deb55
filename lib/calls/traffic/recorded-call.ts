/** Where a part of a call is in the text that was read, in UTF-16 code units. */
export type TextRange = { offset: number; length: number };

/** A header as it was recorded. */
export type RecordedHeader = { name: string; value: string; at?: TextRange | undefined };

/** A body as it was recorded. */
export type RecordedBody = {
  /** The text; of a body that is no text, the bytes as base64. */
  content: string;
  encoding: 'text' | 'base64';
  mediaType?: string | undefined;
  /** Where the body is in the text that was read. */
  at?: TextRange | undefined;
  /**
   * Whether `content` stands in the text as it is, with spaces for the prompts of a shell. Otherwise it was unescaped (a
   * string in a HAR file, a quoted argument of a shell), and only the range of the whole is known.
   */
  isVerbatim: boolean;
  /** Whether the record ends in the middle of the body. */
  isTruncated?: boolean | undefined;
};

export type RecordedRequest = {
  /** Empty if it is not known, as that of a webhook's delivery. */
  method: string;
  /** Absolute, or a path. Empty if it is not known. */
  url: string;
  headers: RecordedHeader[];
  /** Whether it can have other headers: those of a session or of a variable. */
  hasUnknownHeaders?: boolean | undefined;
  body?: RecordedBody | undefined;
  at?: TextRange | undefined;
  /** Where the URL is, if it is only a part of what `at` is about. */
  urlAt?: TextRange | undefined;
  /** Whether the record has no method, so that GET was assumed. */
  isMethodAssumed?: boolean | undefined;
};

export type RecordedResponse = {
  /** 0 or undefined if no response arrived or none was recorded. */
  status?: number | undefined;
  headers: RecordedHeader[];
  body?: RecordedBody | undefined;
  at?: TextRange | undefined;
};

/** What went wrong in the client, without a response of the API. */
export type ClientErrorKind = 'not-json' | 'empty-json' | 'tls' | 'unreachable' | 'lost' | 'cors';

/** An error of a client in a text. */
export type ClientError = { kind: ClientErrorKind; found: string; at: TextRange };

/** A place in code, and what it has there. */
export type CodePlace = { text: string; at: TextRange };

/** A field that code reads from JSON. */
export type UsedField = CodePlace & {
  /** Whether it is one of the items of a list. */
  isItem: boolean;
  /** Whether a type has it, which can be that of an item, too. */
  isDeclared?: boolean;
  /** What it is compared with. */
  compared?: CodePlace[];
  /** The field that is read of it. */
  inner?: UsedField;
};

/** What code does with the response of a call, or with what a webhook delivers. */
export type ResponseUse = {
  /** Where it reads the body as JSON. */
  json?: CodePlace;
  /** The fields that it reads from the JSON. */
  fields: UsedField[];
  /** The only status that is a success for it. */
  status?: CodePlace;
};

/** A revision of an appointment in a line of the text, which starts with 1. */
export type RevisionMention = { id: number; revision: number; line: number };

/** A call as somebody recorded it. One part can be missing: an error record has no request. */
export type RecordedCall = {
  request?: RecordedRequest | undefined;
  response?: RecordedResponse | undefined;
  /** The error of the client, if the text has one. */
  clientError?: ClientError | undefined;
  /** JSON that the text has before it, and that is no part of a call. */
  seen?: RecordedBody[] | undefined;
  /** JSON that the text has beside it, and objects that programs have printed: its bodies can be among them. */
  otherBodies?: RecordedBody[] | undefined;
  /** Whether the record has only a part of the call, such as the line of a log. */
  isPartial?: boolean | undefined;
  /** What code does with the response, or with the delivery. */
  use?: ResponseUse | undefined;
  /** The revisions of appointments that lines before it have, such as those of a log about deliveries. */
  mentions?: RevisionMention[] | undefined;
  /** Numbers in the text outside of its calls, such as that of the records that a program counted. */
  numbers?: ReadonlySet<string> | undefined;
  /** ISO 8601, if the record has it. */
  startedAt?: string | undefined;
  /** The name of the entry in its file, for people: "Entry 12", "Create appointment". */
  name?: string | undefined;
};

/** What somebody can paste or drop, in the order of the formats that are tried. */
export const inputKinds = [
  'har',
  'postman',
  'http-file',
  'curl',
  'fetch',
  'powershell',
  'http-message',
  'error-record',
  'delivery',
  'log-line',
  'json',
  'url',
  'client-error',
  'unknown',
] as const;

export type InputKind = (typeof inputKinds)[number];

/** A place that could not be read, or was read with an assumption. */
export type ReadNote = {
  message: string;
  at?: TextRange | undefined;
  /** What it is about: the method, which the reader can correct, or a part of the text that belongs to no call. */
  about?: 'method' | 'unread' | undefined;
};

/** The result of reading an input. Reading never throws: what it cannot read is in the notes. */
export type ReadInput = { kind: InputKind; calls: RecordedCall[]; notes: ReadNote[] };
