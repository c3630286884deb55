import { describe, expect, it } from 'vitest';
import { getOpenApiDocument } from '../../../api/description/load-openapi-document';
import { undocumentedPath } from '../../../site/page-paths';
import type { RecordedBody, RecordedCall, RecordedResponse } from '../recorded-call';
import { adviseRepeat } from './advise-repeat';
import { buildTrafficDescription } from './build-traffic-description';
import { type CheckedCall, checkCalls } from './check-calls';
import type { CheckOptions } from './find-operation';
import { refusalConditions } from './refusal-conditions';
import { valueConditions } from './value-rules';

const description = buildTrafficDescription(getOpenApiDocument());
const base = 'https://api.test.example.com/api/v2';

const toBody = (value: unknown): RecordedBody => ({
  content: typeof value === 'string' ? value : JSON.stringify(value),
  encoding: 'text',
  isVerbatim: true,
  at: { offset: 100, length: 50 },
});

type Call = {
  headers?: Record<string, string>;
  body?: unknown;
  response?: Omit<RecordedResponse, 'headers' | 'body'> & { body?: unknown };
};

/** A call with a token and, if it has a body, the media type. */
function toCall(line: string, { headers, body, response }: Call = {}): RecordedCall {
  const [method = '', path = ''] = line.split(' ');
  const sent = headers ?? {
    'X-Token': '5f0f8a4e-example-token',
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  return {
    request: {
      method,
      url: path.startsWith('/') ? base + path : path,
      headers: Object.entries(sent).map(([name, value]) => ({ name, value })),
      ...(body !== undefined && { body: toBody(body) }),
      at: { offset: 0, length: 99 },
    },
    ...(response && {
      response: {
        ...response,
        headers: [],
        body: response.body === undefined ? undefined : toBody(response.body),
      },
    }),
  };
}

/** Checks one call. Findings are `rule location`. */
function check(call: RecordedCall, options?: CheckOptions) {
  const [checked] = checkCalls([call], description, options);
  if (!checked) throw new Error('Expected a checked call');
  const findings = checked.findings.map(({ ruleId, location }) => `${ruleId} ${location}`.trim());
  return { ...checked, findings, operation: checked.match?.operation.id };
}

/** The rules about the values of a call, without what is said about the call as a whole. */
const listTitles = ({ listValueRules }: Pick<CheckedCall, 'listValueRules'>) =>
  listValueRules()
    .filter(({ rank }) => rank !== 2 && rank !== 4)
    .map(({ title }) => title);

const booking = {
  patientId: 90144,
  profileId: 5120,
  locationId: 8841,
  locationType: 'VIDEO_VISIT',
};
const tokenBody = { email: 'dana@example.com', password: 'x' };

it('an error record below a command is a refusal, also without its status', () => {
  const body = { error: 'APPOINTMENT_NOT_AVAILABLE', message: 'Taken', trace: 'a1' };
  const call = toCall('POST /appointment', { body: booking, response: { body } });
  expect(check(call).causes.length).toBeGreaterThan(0);
  const saved = toCall('POST /appointment', { body: booking, response: { body: { id: 1 } } });
  expect(check(saved).causes).toEqual([]);
});

describe('the operation of a request', () => {
  // biome-ignore format: a table
  it.each([
    ['GET /appointments/70412', 'getAppointment', []],
    ['GET /appointments', 'listAppointments', []],
    ['GET /appointments/policy/30771', 'listAppointmentsOfPolicy', []],
    ['GET https://proxy.example.org/telehealth/v2/appointments/70412', 'getAppointment', ['other-prefix path']],
    ['GET https://api.test.example.com/api/v1/appointments', 'listAppointments', ['other-prefix path']],
    ['GET https://api.test.example.com/appointments', 'listAppointments', ['other-prefix path']],
    ['GET {{baseUrl}}/appointments', 'listAppointments', []],
    ['GET $BASE_URL/appointments', 'listAppointments', []],
    ['GET api.test.example.com/api/v2/appointments', 'listAppointments', []],
    ['GET /token/policies', 'addPolicyToUser', ['wrong-method method']],
    ['PUT /appointment', 'saveAppointment', ['wrong-method method']],
    ['GET /appointments/web-hook', 'sampleAppointmentWebHook', ['wrong-method method']],
    ['GET /appointments/', 'listAppointments', ['path-spelling path']],
    ['GET /Appointments', 'listAppointments', ['path-spelling path']],
    ['GET /apointments/70412', 'getAppointment', ['unknown-operation path']],
    ['GET /my-appointments/70412', undefined, ['unknown-operation path']],
  ])('%s is %s', (line, operation, findings) => {
    const checked = check(toCall(line));
    expect([checked.operation, checked.findings]).toEqual([operation, findings]);
  });

  it('names the nearest one if nothing fits', () => {
    const [checked] = checkCalls([toCall('GET /my-appointments/70412')], description);
    expect(checked?.findings).toMatchObject([
      { level: 'error', expected: expect.stringMatching(/closest is GET \/appointments\/\{id\}/) },
    ]);
  });

  it('is that of a misspelled path, with which the rest is checked', () => {
    const body = { patientId: '90144' };
    const headers = { Authorization: 'Bearer x', 'Content-Type': 'application/json' };
    expect(check(toCall('POST /apointment', { headers, body }))).toMatchObject({
      operation: 'saveAppointment',
      findings: ['unknown-operation path', 'wrong-credential header.X-Token', 'body /patientId'],
    });
  });

  it('that is selected for a misspelled path has no parameters of that path', () => {
    const call = toCall('GET /apointments/70412');
    expect(check(call, { operationId: 'searchPolicies' }).findings).toEqual([
      'unknown-operation path',
    ]);
  });

  it('can be selected', () => {
    const call = toCall('POST https://x.example/y', { body: { patientId: 'x' } });
    expect(check(call, { operationId: 'saveAppointment' })).toMatchObject({
      operation: 'saveAppointment',
      findings: ['unknown-operation path', 'body /patientId'],
    });
  });

  it('is found by the body alone', () => {
    const toInput = (body: unknown): RecordedCall => ({
      request: { method: '', url: '', headers: [], body: toBody(body) },
    });
    const kind = 'json';
    expect(check(toInput({ ...booking, notes: 1 }), { kind })).toMatchObject({
      operation: 'saveAppointment',
      findings: ['body /notes'],
    });
    const status = {
      token: 't',
      email: 'a@example.com',
      permissions: [],
      subscriberId: '1',
      people: [],
    };
    expect(check(toInput(status), { kind })).toMatchObject({
      operation: 'createToken',
      findings: ['response /subscriberId'],
    });
  });

  it('is a webhook if a request to another server has its payload', () => {
    const body = {
      reason: 'STATUS_CHANGED',
      appointmentId: 70412,
      status: 'APPOINTMENT_SCHEDULED',
    };
    const call = toCall('POST https://partner.example/hooks', { headers: {}, body });
    expect(check(call)).toMatchObject({
      operation: 'appointmentChanged',
      findings: ['content-type header.Content-Type', 'undocumented-value /reason'],
      repeat: { verdict: 'undocumented' },
    });
  });
});

describe('a request', () => {
  // biome-ignore format: a table
  it.each<[line: string, call: Call, findings: string[]]>([
    ['GET /appointments', { headers: {} }, ['missing-token header.X-Token']],
    ['GET /appointments', { headers: { 'x-token': ' ' } }, ['missing-token header.X-Token']],
    ['GET /appointments', { headers: { Authorization: 'Bearer secret' } }, ['wrong-credential header.X-Token']],
    ['GET /appointments', { headers: { 'X-Auth-Token': 'secret' } }, ['wrong-credential header.X-Token']],
    ['GET /appointments', { headers: { 'X-Tokn': 'secret' } }, ['wrong-credential header.X-Token']],
    ['GET /appointments', { headers: { 'X-Token': 'Bearer secret' } }, ['wrong-credential header.X-Token']],
    ['POST /token', { headers: { 'Content-Type': 'application/json' }, body: tokenBody }, []],
    ['POST /token/reset-password?email=dana%40example.com', { headers: {} }, []],
    ['POST /token/reset-password', { headers: {} }, ['missing-parameter query.email']],
    ['GET /policies?search=1&fromdate=2027-01-01&todate=2027-02-01', {}, ['unknown-parameter query.fromdate', 'unknown-parameter query.todate']],
    ['GET /messages/user-chat?messageId=x', {}, ['parameter query.message-id', 'unknown-parameter query.messageId']],
    ['GET /policies?search=%45120%', {}, ['parameter query.search']],
    ['GET /token/verify?email=a+b@example.com', {}, ['parameter query.email']],
    ['POST /policies/1/overrides', { body: { personId: 1, state: 'APPROVED', visits: 3 } }, ['body /state', 'unknown-field /personId', 'unknown-field /state', 'unknown-field /visits']],
    ['POST /token/policies', { body: { company: '118', SPECIALTY: 'GENERAL' } }, ['unknown-field /company', 'unknown-field /SPECIALTY']],
    ['GET /appointments/abc', {}, ['parameter path.id']],
    ['GET /profiles/by-profile-ids?ids=1&ids=x', {}, ['parameter query.ids']],
    ['POST /appointment', { body: booking }, []],
    ['POST /appointment', {}, ['missing-body']],
    ['POST /appointment', { body: '{"patientId": 1,}' }, ['body-syntax']],
    ['POST /appointment', { body: { ...booking, profileld: 1 } }, ['unknown-field /profileld']],
    ['POST /appointment', { body: { ...booking, locationType: 'VIDEO' } }, ['body /locationType']],
    ['POST /appointment', { body: booking, headers: { 'X-Token': 't', 'Content-Type': 'text/plain' } }, ['content-type header.Content-Type']],
    ['POST /token/invalidate', { body: {} }, ['unexpected-body']],
  ])('%s %j', (line, call, findings) => {
    expect(check(toCall(line, call)).findings).toEqual(findings);
  });

  it('has the problems of the fields, too, if it has one object instead of a list', () => {
    const body = { companyId: 118, policyNumber: 'TRV-1', status: 'active' };
    const checked = check(toCall('POST /policies', { body }));
    expect(checked.findings).toEqual(['body', 'body /status']);
    const one = checkCalls([toCall('POST /appointments', { body: booking })], description);
    expect(one[0]?.findings[0]?.expected).toContain('POST /appointment takes one object');
  });

  it('names the value of an enumeration that was meant', () => {
    const body = { ...booking, status: 'PATIENT_NO_SHOW' };
    const [checked] = checkCalls([toCall('POST /appointment', { body })], description);
    expect(checked?.findings[0]?.expected).toMatch(/^NO_SHOW, the closest of/);
  });

  it('to a receiver is a delivery, of which nothing unknown is wrong', () => {
    const body = { reason: 'STATUS_CHANGE', appointmentId: 1, status: 'LATER', extra: 1 };
    const delivery = check(toCall('POST https://partner.example/hooks/appointments', { body }));
    expect(delivery).toMatchObject({
      operation: 'appointmentChanged',
      findings: ['undocumented-value /status', 'undocumented-field /extra'],
    });
    const other = check(
      toCall('POST https://partner.example/hooks/appointments', { body: { type: 'a' } }),
    );
    expect(other).toMatchObject({
      operation: 'appointmentChanged',
      findings: ['body', 'undocumented-field /type'],
    });
  });

  it('of which only a part was recorded lacks nothing', () => {
    const { request } = toCall('GET /appointment', { headers: {} });
    const call = { request: request && { ...request, isMethodAssumed: true } };
    expect(check(call, { kind: 'url' })).toMatchObject({
      operation: 'saveAppointment',
      findings: [],
    });
  });

  it('has findings at the range of the value, without the token', () => {
    const headers = { Authorization: 'Bearer secret' };
    const [checked] = checkCalls(
      [toCall('POST /appointment', { headers, body: '{"patientId": "x"}' })],
      description,
    );
    expect(checked?.findings).toContainEqual(
      expect.objectContaining({
        ruleId: 'body',
        found: '"x"',
        at: { offset: 114, length: 3 },
        href: '/api/schemas/AppointmentRequest#patientId',
      }),
    );
    expect(JSON.stringify(checked?.findings)).not.toContain('secret');
  });

  it('that the record cuts off is checked up to there', () => {
    const call = toCall('POST /appointment', { body: '{"patientId": "x", "profil' });
    if (call.request?.body) call.request.body.isTruncated = true;
    expect(check(call).findings).toEqual(['body /patientId']);
  });
});

describe('a response', () => {
  // biome-ignore format: a table
  it.each<[status: number, body: unknown, findings: string[]]>([
    [200, { appointmentId: 70412 }, []],
    [200, { appointmentId: '70412' }, ['response /appointmentId']],
    [200, { appointmentId: 70412, mood: 1 }, ['undocumented-field /mood']],
    [200, { status: 'PAUSED' }, ['response /status']],
    [200, '{"appointmentId": 70412', ['response-syntax']],
    [401, '', ['undocumented-status status']],
    [405, { error: 'X', message: 'No.', trace: '1' }, []],
    [405, { error: 1 }, ['response /error']],
  ])('%i %j', (status, body, findings) => {
    const checked = check(toCall('GET /appointments/70412', { response: { status, body } }));
    expect(checked.findings).toEqual(findings);
  });

  it('has values of open enumerations as notes', () => {
    const body = { event: { type: 'SOMETHING_NEW' } };
    const [checked] = checkCalls(
      [toCall('GET /appointments/70412', { response: { status: 200, body } })],
      description,
    );
    expect(checked?.findings).toMatchObject([
      { ruleId: 'undocumented-value', level: 'note', location: '/event/type' },
    ]);
  });
});

describe('why a call may have failed', () => {
  /** The causes that are not excluded, as `condition title`. */
  const explain = (line: string, { response = { status: 405 }, ...call }: Call) =>
    check(toCall(line, { ...call, response }))
      .causes.filter(({ condition }) => condition !== 'excluded')
      .map(({ condition, title }) => `${condition} ${title}`);
  const token = 'possible The token is no longer valid';

  it('lists rules that the request meets or can meet, the most likely first', () => {
    expect(explain('GET /policies?search=1&fromDate=2027-01-01', {})).toEqual([
      'met Dates',
      'possible Who can call it',
      token,
    ]);
    const body = { ...booking, appointmentRevisionId: 3 };
    expect(explain('POST /appointment', { body })).toEqual([
      'met `appointmentRevisionId`: Creation',
      'possible `locationId`: Location of the profile',
      'possible `speciality`: Mandatory on creation',
      token,
    ]);
    const update = { appointmentId: 70412, appointmentRevisionId: 3, minutesToExpiration: 5 };
    expect(explain('POST /appointment', { body: update })).toEqual([
      'met `minutesToExpiration`: Who can change it',
      'possible `appointmentRevisionId`: Concurrent change',
      token,
    ]);
  });

  it('compares an update with what a response before said', () => {
    const body = { appointmentId: 70412, appointmentRevisionId: 3, speciality: 'DERMATOLOGIST' };
    const update = { ...toCall('POST /appointment', { body, response: { status: 405 } }) };
    const explainAfter = (before: object, startedAt?: string) =>
      checkCalls(
        [
          {
            ...toCall('GET /appointments/70412', {
              response: {
                status: 200,
                body: { appointmentId: 70412, appointmentRevisionId: 3, ...before },
              },
            }),
            startedAt: '2027-01-01T08:00:00Z',
          },
          { ...update, startedAt },
        ],
        description,
      )[1]
        ?.causes.filter(({ condition }) => condition === 'met')
        .map(({ title }) => title);
    expect(explainAfter({ speciality: 'GENERAL' })).toEqual(['`speciality`: No change']);
    expect(explainAfter({ speciality: 'DERMATOLOGIST' })).toEqual([]);
    const before = { minutesToExpiration: 41 };
    const revision = ['`appointmentRevisionId`: Concurrent change'];
    expect(explainAfter(before, '2027-01-01T08:50:00Z')).toEqual(revision);
    expect(explainAfter(before, '2027-01-01T08:20:00Z')).toEqual([]);
  });

  it('is the gateway that answered, whatever the rules of the API are', () => {
    const page = { status: 405, body: '<html>Error</html>' };
    for (const response of [{ status: 504 }, page]) {
      const checked = check(toCall('POST /policies/30771/overrides', { body: {}, response }));
      expect(checked.findings).toContain('foreign-response status');
      expect(checked.causes.map(({ title }) => title)).toEqual([
        expect.stringContaining('not the API’s'),
        'status is required',
      ]);
      expect(checked.repeat).toMatchObject({ needsChange: false, read: { id: 'listOverrides' } });
    }
  });

  it('is in the log of the receiver if it has refused a delivery', () => {
    const body = { appointmentId: 1, event: [{ initiatorId: -2 }], appointmentRevisionId: 3 };
    const response = { status: 500, body: 'No subscriber with id -2 (event[0].initiatorId)' };
    const call = toCall('POST https://partner.example.com/hooks/visits', { body, response });
    const checked = check(call, { kind: 'delivery' });
    expect(checked.findings).toEqual(['undocumented-status status', 'body /event']);
    expect(checked.causes.map(({ condition, title }) => `${condition} ${title}`)).toEqual([
      'possible `initiatorId`',
    ]);
    expect(listTitles(checked)).toEqual(['`event/0/initiatorId`: Who is who']);
  });

  it('has what the request does not fit, and no token if there is none', () => {
    expect(explain('GET /appointments', { headers: {} })).toEqual([
      'met The call needs an access token',
    ]);
  });

  it('begins with what the response names, and with the company if it is 403', () => {
    const response = { status: 405, body: { message: 'Check speciality.' } };
    expect(explain('POST /appointment', { body: booking, response })[0]).toBe(
      'possible `speciality`: Mandatory on creation',
    );
    const body = { COMPANY: '118', POLICY_NUMBER: 'TRV-0020417' };
    expect(explain('POST /token/policies', { body, response: { status: 403 } })).toEqual([
      'possible Company id',
      'possible Patterns',
      'possible Status 403',
    ]);
  });

  it('is what the sandbox says, also without the request', () => {
    const body = { error: 'SANDBOX_USERS_LIMIT', message: 'Full.' };
    const response = { status: 405, headers: [], body: toBody(body) };
    expect(check({ response }).causes).toMatchObject([
      { condition: 'met', reason: 'Full.', href: '/api/errors#SANDBOX_USERS_LIMIT' },
    ]);
  });

  it('explains an error record alone by the operation that somebody has selected, or expects', () => {
    const response: RecordedResponse = {
      headers: [],
      body: toBody({ error: 'EXAMPLE_ERROR', message: 'No.', trace: '7f3c1d20' }),
    };
    for (const options of [{ operationId: 'deleteUser' }, { expectedId: 'deleteUser' }]) {
      const { operation, causes } = check({ response }, { kind: 'error-record', ...options });
      expect(operation).toBe('deleteUser');
      const [cause] = causes.filter(({ title }) => title === 'Confirmation');
      expect(cause).toMatchObject({
        condition: 'possible',
        reason: expect.stringContaining('Paste it'),
      });
    }
    const [other] = checkCalls([toCall('GET /appointments/70412')], description, {
      expectedId: 'deleteUser',
    });
    expect(other?.match?.operation.id).toBe('getAppointment');
  });

  it('has every documented rule as a condition or as one that refuses nothing', () => {
    const titles = new Set(
      JSON.stringify(description)
        .match(/"title":"[^"]*","rule"/g)
        ?.map((text) => text.slice('"title":"'.length, -'","rule"'.length)),
    );
    const refusesNothing = new Set([
      ...['Address', 'Addresses', 'Ask the provider', 'Blank', 'Change of the status', 'Default'],
      ...['Direction', 'Expiry'],
      ...['In an appointment that is read', 'Limit', 'Minus one', 'Missing fields', 'Names'],
      ...['Negative excess', 'Negative limit', 'No deletion', 'Other negative values'],
      ...['Policy numbers', 'Range', 'Sample only', 'Saved cards only', 'When it applies'],
      ...['Who is who', 'Wildcards', 'Zero', 'Zero or absent'],
    ]);
    expect(Object.keys(valueConditions).filter((title) => !refusesNothing.has(title))).toEqual([]);
    expect([...titles].filter((title) => !refusesNothing.has(title)).sort()).toEqual(
      Object.keys(refusalConditions).sort(),
    );
  });
});

describe('the documented rules', () => {
  it('are findings before the call is sent, if it breaks them', () => {
    const line = 'GET /policies?search=1&fromDate=2027-01-01';
    expect(check(toCall(line)).findings).toEqual(['documented-rule']);
    expect(check(toCall(`${line}&toDate=2027-02-01`)).findings).toEqual([]);
    expect(check(toCall(line, { response: { status: 200 } })).findings).toEqual([]);
  });

  it('say what special values mean, and what a field that is left out means', () => {
    const body = [{ companyId: 118, policyNumber: 'TRV-1', usersLimit: 0, excessFee: 0 }];
    const response = { status: 204 };
    const closed = check(toCall('POST /policies', { body, response }));
    expect(listTitles(closed)).toEqual([
      ...['`0/excessFee`: Negative excess', '`0/usersLimit`: Zero'],
      ...['`0/usersLimit`: Negative limit', 'Missing fields'],
    ]);
    expect(closed.listValueRules()[0]?.reason).toBe('The call sends 0, which is not negative.');
    const left = check(toCall('POST /policies', { body: [{ companyId: 118 }], response }));
    expect(listTitles(left)).toContain('`0/excessFee`: Negative excess');
    // What the call sends comes before what it leaves out, also under a misspelled name, and a default that ends something
    // before the others.
    const override = { status: 'COVERED', personId: 1, specialty: 'GENERAL', priceLimit: 0 };
    const titles = listTitles(check(toCall('POST /policies/1/overrides', { body: override })));
    expect(titles).toEqual([
      '`priceLimit`: Zero or absent',
      '`endTimestamp`: Default',
      '`visitsNumber`: Default',
      '`patientId`: Blank',
      '`startTimestamp`: Default',
      '`country`: Blank',
      '`priceLimitCurrency`: Default',
      '`excessFee`: Default',
    ]);
    const search = check(toCall('GET /policies?search=*Miller*'));
    expect(listTitles(search)).toEqual(['Wildcards', 'Policy numbers']);
    const blank = { appointmentId: 1, reason: 'STATUS_CHANGE', profileDetails: { city: '' } };
    const sample = check(toCall('POST /appointments/web-hook', { body: blank }));
    expect(listTitles(sample)).toEqual(
      expect.arrayContaining(['Sample only', '`profileDetails`: Address']),
    );
  });

  it('say what a delivery and a response have', () => {
    const body = {
      ...{ reason: 'APPOINTMENT_REMINDER', appointmentId: 1, status: 'APPOINTMENT_SCHEDULED' },
      ...{ voucherStatus: 'VALID', voucherExpirationDate: '2027-03-14', patientMessage: null },
    };
    const delivery = check(toCall('POST https://partner.example/hooks', { body }));
    expect(listTitles(delivery)).toEqual([
      '`reason`: Change of the status',
      '`voucherExpirationDate`: Expiry',
    ]);
    const response = { status: 200, body: { MONDAY: { nearestSpecialist: 5 } } };
    const availability = check(toCall('GET /policies/profiles-availability', { response }));
    expect(listTitles(availability)).toEqual(['`MONDAY/nearestSpecialist`: Description']);
    const hidden = { status: 200, body: { profiles: [{ name: '' }] } };
    const profiles = check(toCall('GET /profiles/by-location', { response: hidden }));
    expect(listTitles(profiles)).toEqual(expect.arrayContaining(['Names', 'Addresses']));
  });

  it('of a call that no operation has are those of its resource', () => {
    const line = 'DELETE /policies/730188';
    const call = check(toCall(line, { response: { status: 405 } }));
    expect(call.listValueRules()[0]).toMatchObject({
      title: 'Documented: `POST /policies`',
      text: expect.stringContaining('To cancel a policy, send the status CANCELLED.'),
    });
    expect(call.repeat?.verdict).toBe('useless');
    const body = { companyID: 118, policynumber: 'TRV-1', people: [{ gender: 'F' }] };
    expect(check(toCall('PUT /policies/730188', { body })).findings).toEqual(
      expect.arrayContaining(['unknown-operation path', 'body /people/0/gender']),
    );
  });
});

describe('whether a call can be sent again', () => {
  // biome-ignore format: a table
  it.each<[line: string, body: unknown, verdict: string]>([
    ['GET /appointments', undefined, 'safe'],
    ['POST /policies/30771/next-visit', {}, 'safe'],
    ['POST /token', tokenBody, 'unsafe'],
    ['POST /appointment', booking, 'unsafe'],
    ['POST /appointment', { appointmentId: 1 }, 'undocumented'],
    ['POST /appointment', { appointmentId: 1, appointmentRevisionId: 2 }, 'safe'],
    ['POST /appointments', [{ appointmentId: 1, appointmentRevisionId: 2 }, {}], 'unsafe'],
    ['POST /policies', [], 'undocumented'],
  ])('%s %j', (line, body, verdict) => {
    expect(check(toCall(line, { body })).repeat?.verdict).toBe(verdict);
  });

  it('depends on the operation if an error has come without its request', () => {
    const body = { error: 'EXAMPLE_ERROR', message: 'No', trace: 'a1' };
    const refused = check({ response: { headers: [], body: toBody(body) } });
    expect(refused).toMatchObject({ isRefused: true, repeat: { verdict: 'unknown' } });
  });

  it('says something else after a response than without one', () => {
    const reasons = [undefined, 405, 200].map((status) => {
      const response = status === undefined ? {} : { response: { status } };
      return check(toCall('POST /token/people', { body: {}, ...response })).repeat?.reason;
    });
    expect(new Set(reasons).size).toBe(3);
  });

  it('names only operations that exist', () => {
    const posts = description.operations.filter(({ method }) => method === 'post');
    const verdicts = posts.map((operation) => [operation.id, adviseRepeat(operation).verdict]);
    expect(verdicts.filter(([, verdict]) => verdict !== 'undocumented')).toEqual([
      ['createToken', 'unsafe'],
      ['saveAppointment', 'unsafe'],
      ['saveAppointments', 'unsafe'],
      ['getAsapPriceRange', 'safe'],
      ['getNextVisitStatus', 'safe'],
      ['getNextVisitStatusForClient', 'safe'],
      ['verifyPromoCode', 'safe'],
    ]);
    const general = undocumentedPath('idempotency');
    const advised = posts.map((operation) => ({ id: operation.id, ...adviseRepeat(operation) }));
    expect(
      advised
        .filter(({ verdict, href }) => verdict === 'undocumented' && href !== general)
        .map(({ id }) => id),
    ).toEqual([
      'invalidateToken',
      'uploadPolicies',
      'setTravelDates',
      'createOverride',
      'appointmentChanged',
      'policyChanged',
    ]);
    const save = posts.find(({ id }) => id === 'saveAppointment');
    expect(adviseRepeat(save).reason).toMatch(/An update with its appointmentRevisionId is safe/);
  });
});

describe('the order of calls', () => {
  const run = (calls: RecordedCall[]) =>
    checkCalls(calls, description).map(({ findings }) =>
      findings.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    );

  it('shows a token that was invalidated before', () => {
    const logout = toCall('POST /token/invalidate', { response: { status: 204 } });
    const read = toCall('GET /appointments', { response: { status: 405 } });
    expect(run([read, logout, read, read])).toEqual([
      [],
      [],
      ['ended-session: The token was invalidated 1 call before'],
      ['ended-session: The token was invalidated 2 calls before'],
    ]);
  });

  it.each([0, 3])(
    'shows an update of revision %i, which an earlier one has replaced',
    (revision) => {
      const update = (status: number) =>
        toCall('POST /appointment', {
          body: { appointmentId: 70412, appointmentRevisionId: revision },
          response: { status },
        });
      expect(run([update(405), update(200), update(405)])).toEqual([
        [],
        [],
        ['stale-revision: A call before has already updated this revision of the appointment'],
      ]);
    },
  );

  it('shows a logout before a refused call in a record without tokens, until the next login', () => {
    const toLogged = (line: string, status: number) =>
      toCall(line, { headers: {}, response: { status } });
    const calls = [
      toLogged('POST /token/invalidate', 200),
      toLogged('GET /appointments', 405),
      toLogged('POST /token', 200),
      toLogged('GET /appointments', 405),
    ];
    const found = checkCalls(calls, description, { kind: 'log-line' }).map(({ findings }) =>
      findings.map(({ ruleId }) => ruleId),
    );
    expect(found.map((rules) => rules.includes('ended-session'))).toEqual([
      ...[false, true, false, false],
    ]);
  });

  it('shows an update of a revision that is not the last one', () => {
    const body = { appointmentId: 70412, appointmentRevisionId: 4 };
    const read = toCall('GET /appointments/70412', { response: { status: 200, body } });
    const update = toCall('POST /appointment', { body: { ...body, appointmentRevisionId: 3 } });
    expect(run([read, update])[1]).toEqual([expect.stringMatching(/^stale-revision/)]);
    expect(run([update, read])[0]).toEqual([]);
  });
});
