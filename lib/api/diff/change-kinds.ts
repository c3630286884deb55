import type { Effect } from './effects';

/** Why a change has its effect, and what a client does about it. */
export type Impact = { effect: Effect; reason: string; action?: string };

type KindDefinition = {
  /** A sentence. `{name}`, `{from}` and `{to}` are replaced. */
  title: string;
  /** The impact if the client sends the data. */
  sent: Impact;
  /** The impact if the client receives the data. */
  received: Impact;
};

const impact =
  (effect: Effect) =>
  (reason: string, action?: string): Impact => ({
    effect,
    reason,
    ...(action !== undefined && { action }),
  });
const breaking = impact('breaking');
const risky = impact('risky');
const compatible = impact('compatible');

/** A kind whose impact does not depend on who sends the data. */
const either = (title: string, both: Impact): KindDefinition => ({
  title,
  sent: both,
  received: both,
});
const directed = (title: string, sent: Impact, received: Impact): KindDefinition => ({
  title,
  sent,
  received,
});

const oldRequestsFit = compatible('Requests that were valid are still valid.');
const oldReadersWork = compatible('Every response still has what clients read.');
const ruleImpacts = [
  risky('A rule can limit what was possible.', 'Check what you send.'),
  risky('A rule can say what a value means.', 'Check what you do with the value.'),
] as const;

/**
 * Every kind of change: its title, whether it breaks clients with the reason, and what to do. This is the only place that
 * classifies changes.
 */
export const changeKinds = {
  // Operations and webhooks
  'operation-added': either(
    'Operation added',
    compatible('Clients that do not call it are not affected.'),
  ),
  'operation-removed': either(
    'Operation removed',
    breaking(
      'Clients that call it have no operation to rely on.',
      'Replace the calls before you move to this version.',
    ),
  ),
  'operation-moved': either(
    'Moved from `{from}` to `{to}`',
    breaking(
      'Requests to the old path or method are not described.',
      'Send requests to the new one.',
    ),
  ),
  'operation-renamed': either(
    'Operation id changed from `{from}` to `{to}`',
    breaking(
      'Generated clients name a method after the operation id.',
      'Generate the client again, and rename its calls. Requests are the same.',
    ),
  ),
  'operation-deprecated': either(
    'Operation deprecated',
    compatible('It still works as described.', 'Plan to replace it.'),
  ),
  'operation-undeprecated': either(
    'Operation no longer deprecated',
    compatible('It works as described.'),
  ),
  'webhook-added': either(
    'Webhook added',
    risky(
      'A receiver can get requests that it does not know.',
      'Make sure that your receiver accepts it or ignores it.',
    ),
  ),
  'webhook-removed': either(
    'Webhook removed',
    breaking(
      'A receiver that waits for it is no longer called.',
      'Read the data in another way before you move to this version.',
    ),
  ),
  'token-required': either(
    'Token required',
    breaking('Requests without a token were valid.', 'Send the access token.'),
  ),
  'token-optional': either('Token no longer required', oldRequestsFit),
  'security-changed': either(
    'Authentication changed',
    breaking('Requests with the old credentials are not described.', 'Send the new credentials.'),
  ),
  'security-widened': either(
    'Further credentials accepted',
    compatible('Requests with the old credentials are still valid.'),
  ),
  'server-added': either(
    'Server `{name}` added',
    compatible('Requests to the other servers are still valid.'),
  ),
  'server-removed': either(
    'Server `{name}` removed',
    breaking('Requests to it were valid.', 'Send them to another server.'),
  ),
  'callback-added': either(
    'Callback `{name}` added',
    risky(
      'A receiver can get requests that it does not know.',
      'Make sure that your receiver accepts it or ignores it.',
    ),
  ),
  'callback-removed': either(
    'Callback `{name}` removed',
    breaking(
      'A receiver that waits for it is no longer called.',
      'Read the data in another way before you move to this version.',
    ),
  ),
  'visibility-narrowed': either(
    'Visible to fewer callers',
    breaking(
      'Callers who could use it are not among those who can now.',
      'Check that your users are among those who can.',
    ),
  ),
  'visibility-widened': either(
    'Visible to more callers',
    compatible('Callers who could use it still can.'),
  ),
  'rule-added': directed('Rule added: {name}', ...ruleImpacts),
  'rule-changed': directed('Rule changed: {name}', ...ruleImpacts),
  'rule-removed': either('Rule removed: {name}', compatible('What was possible still is.')),

  // Parameters, bodies and responses
  'parameter-added': directed('Optional parameter `{name}` added', oldRequestsFit, oldReadersWork),
  'parameter-added-required': directed(
    'Required parameter `{name}` added',
    breaking('Requests without it were valid.', 'Send the parameter.'),
    oldReadersWork,
  ),
  'parameter-removed': directed(
    'Parameter `{name}` removed',
    risky('What happens to it if it is sent is not described.', 'Stop sending it.'),
    breaking('Receivers that read it do not get it.', 'Stop reading it.'),
  ),
  'parameter-required': directed(
    'Parameter `{name}` required',
    breaking('Requests without it were valid.', 'Always send the parameter.'),
    oldReadersWork,
  ),
  'parameter-optional': directed(
    'Parameter `{name}` no longer required',
    oldRequestsFit,
    breaking('Receivers could rely on it.', 'Handle requests without it.'),
  ),
  'body-added': directed('Optional body added', oldRequestsFit, oldReadersWork),
  'body-added-required': directed(
    'Required body added',
    breaking('Requests without a body were valid.', 'Send a body.'),
    oldReadersWork,
  ),
  'body-removed': directed(
    'Body removed',
    risky('What happens to a body that is sent is not described.', 'Stop sending a body.'),
    breaking('Receivers that read the body do not get it.', 'Stop reading it.'),
  ),
  'body-required': directed(
    'Body required',
    breaking('Requests without a body were valid.', 'Always send a body.'),
    oldReadersWork,
  ),
  'body-optional': directed(
    'Body no longer required',
    oldRequestsFit,
    breaking('Receivers could rely on the body.', 'Handle requests without a body.'),
  ),
  'media-type-added': directed(
    'Media type `{name}` added',
    oldRequestsFit,
    risky(
      'Clients can get a format that they cannot read.',
      'Handle the format, or do not accept it.',
    ),
  ),
  'media-type-removed': directed(
    'Media type `{name}` removed',
    breaking('Requests in this format were valid.', 'Send another format.'),
    breaking('Clients that read this format do not get it.', 'Read another format.'),
  ),
  'header-added': directed(
    'Header `{name}` added',
    compatible('Receivers need not send it.'),
    oldReadersWork,
  ),
  'header-removed': directed(
    'Header `{name}` removed',
    risky('What happens to it if it is sent is not described.', 'Stop sending it.'),
    breaking('Clients that read it do not get it.', 'Stop reading it.'),
  ),
  'response-added': directed(
    'Response {name} added',
    compatible('Receivers that never return it are not affected.'),
    risky('Clients can get a status that they do not know.', 'Handle the status.'),
  ),
  'response-removed': directed(
    'Response {name} removed',
    breaking('Receivers that return it are no longer as described.', 'Return another status.'),
    breaking('Clients that wait for this status do not get it.', 'Handle the other statuses.'),
  ),
  'error-response-removed': directed(
    'Error response {name} removed',
    breaking('Receivers that return it are no longer as described.', 'Return another status.'),
    compatible('Code that handles the status is not needed.'),
  ),

  // Schemas
  'schema-added': either('Schema added', compatible('Nothing that existed refers to it.')),
  'schema-removed': either(
    'Schema removed',
    risky(
      'Generated clients have no type for it. What it means for the data is listed where it was used.',
      'Generate the client again.',
    ),
  ),
  'schema-renamed': either(
    '`{name}` refers to `{to}` instead of `{from}`, which has the same fields',
    risky(
      'The data is the same, but generated clients use another type.',
      'Generate the client again.',
    ),
  ),
  'property-added': directed('Optional field `{name}` added', oldRequestsFit, oldReadersWork),
  'property-added-required': directed(
    'Required field `{name}` added',
    breaking('Requests without it were valid.', 'Send the field.'),
    oldReadersWork,
  ),
  'property-removed': directed(
    'Field `{name}` removed',
    risky('What happens to it if it is sent is not described.', 'Stop sending it.'),
    breaking('Clients that read it do not get it.', 'Stop reading it.'),
  ),
  'property-required': directed(
    'Field `{name}` required',
    breaking('Requests without it were valid.', 'Always send the field.'),
    oldReadersWork,
  ),
  'property-optional': directed(
    'Field `{name}` no longer required',
    oldRequestsFit,
    breaking('Clients could rely on it.', 'Handle responses without it.'),
  ),
  'value-deprecated': either(
    '`{name}` deprecated',
    compatible('It still works as described.', 'Plan to stop using it.'),
  ),
  'value-undeprecated': either(
    '`{name}` no longer deprecated',
    compatible('It works as described.'),
  ),
  'type-changed': directed(
    'Type of `{name}` changed from {from} to {to}',
    breaking('Values of the old type are not valid.', 'Send the new type.'),
    breaking('Clients that expect the old type cannot read it.', 'Read the new type.'),
  ),
  'type-widened': directed(
    'Type of `{name}` widened from {from} to {to}',
    oldRequestsFit,
    breaking('Clients can get values that their type does not hold.', 'Read the wider type.'),
  ),
  'type-narrowed': directed(
    'Type of `{name}` narrowed from {from} to {to}',
    breaking('Values that were valid are not.', 'Send the narrower type.'),
    oldReadersWork,
  ),
  'format-changed': directed(
    'Format of `{name}` changed from {from} to {to}',
    risky('Values in the old format can be invalid.', 'Send the new format.'),
    risky('Code that parses the old format can fail.', 'Parse the new format.'),
  ),
  'enum-value-added': directed(
    'Value `{name}` added',
    oldRequestsFit,
    risky(
      'Code that handles every known value does not know it.',
      'Handle the value, or ignore it.',
    ),
  ),
  'open-enum-value-added': directed(
    'Value `{name}` documented',
    oldRequestsFit,
    compatible('The list is open, so clients must accept further values.', 'Handle the value.'),
  ),
  'enum-value-removed': directed(
    'Value `{name}` removed',
    breaking('Requests with this value were valid.', 'Send another value.'),
    compatible('Code that handles the value is not needed.'),
  ),
  'constant-changed': directed(
    'Constant `{name}` changed from {from} to {to}',
    breaking('The old value was valid.', 'Send the new value.'),
    breaking('Clients that expect the old value do not get it.', 'Read the new value.'),
  ),
  'exclusion-changed': directed(
    'What {name} excludes changed from {from} to {to}',
    breaking('Values that are now excluded were valid.', 'Compare both, and check what you send.'),
    risky('Clients can get values that were excluded.', 'Handle them.'),
  ),
  'alternatives-introduced': directed(
    'Values of `{name}` limited to alternatives',
    breaking('Values that fit no alternative were valid.', 'Send a value of an alternative.'),
    oldReadersWork,
  ),
  'alternatives-dropped': directed(
    'Values of `{name}` no longer limited to alternatives',
    oldRequestsFit,
    risky('Clients can get values that fit no known alternative.', 'Handle other values.'),
  ),
  'alternative-added': directed(
    'Alternative `{name}` added',
    oldRequestsFit,
    risky(
      'Code that handles every known alternative does not know it.',
      'Handle it, or ignore it.',
    ),
  ),
  'alternative-removed': directed(
    'Alternative `{name}` removed',
    breaking('Requests with it were valid.', 'Send another alternative.'),
    compatible('Code that handles it is not needed.'),
  ),
  'discriminator-changed': either(
    'How the alternatives of `{name}` are told apart changed from {from} to {to}',
    breaking(
      'Clients send or read a field with the old name or values.',
      'Use the new field and values.',
    ),
  ),
  'enum-introduced': directed(
    'Values of `{name}` limited to a list',
    breaking('Values outside the list were valid.', 'Send a value of the list.'),
    oldReadersWork,
  ),
  'enum-dropped': directed(
    'Values of `{name}` no longer limited to a list',
    oldRequestsFit,
    risky('Clients can get values that they do not know.', 'Handle unknown values.'),
  ),
  'list-opened': directed(
    'Values of `{name}` are an open list',
    oldRequestsFit,
    risky('Clients can get values that they do not know.', 'Handle unknown values.'),
  ),
  'list-closed': directed(
    'Values of `{name}` are no longer an open list',
    breaking('Values that are not listed were valid.', 'Send a listed value.'),
    oldReadersWork,
  ),
  'limit-tightened': directed(
    'Limit of {name} tightened from {from} to {to}',
    breaking('Values between the old and the new limit were valid.', 'Stay within the new limit.'),
    oldReadersWork,
  ),
  'limit-loosened': directed(
    'Limit of {name} loosened from {from} to {to}',
    oldRequestsFit,
    risky('Clients can get values beyond the old limit.', 'Handle the wider range.'),
  ),
  'pattern-changed': directed(
    'Pattern changed from `{from}` to `{to}`',
    breaking(
      'Values that match only the old pattern were valid.',
      'Send values of the new pattern.',
    ),
    risky('Code that parses the old pattern can fail.', 'Parse the new pattern.'),
  ),
  'default-changed': either(
    'Default of `{name}` changed from {from} to {to}',
    risky(
      'What is left out means something else.',
      'Set the value if you rely on the old default.',
    ),
  ),
  'became-read-only': directed(
    '`{name}` is read only',
    breaking('Requests with it were valid.', 'Stop sending it.'),
    oldReadersWork,
  ),
  'no-longer-read-only': directed(
    '`{name}` is no longer read only',
    oldRequestsFit,
    oldReadersWork,
  ),
  'became-write-only': directed(
    '`{name}` is write only',
    oldRequestsFit,
    breaking('Clients that read it do not get it.', 'Stop reading it.'),
  ),
  'no-longer-write-only': directed(
    '`{name}` is no longer write only',
    oldRequestsFit,
    oldReadersWork,
  ),
  'keyword-changed': either(
    '`{name}` changed from {from} to {to}',
    risky('This comparison does not know what the change means.', 'Compare both versions.'),
  ),
  'text-changed': either('Text changed: {name}', {
    effect: 'text',
    reason: 'Only an explanation has changed.',
  }),
} as const satisfies Record<string, KindDefinition>;

export type ChangeKind = keyof typeof changeKinds;
