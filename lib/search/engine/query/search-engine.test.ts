import { beforeAll, describe, expect, it } from 'vitest';
import {
  createTestIndex,
  createTestRecord,
  type TestIndex,
  testKinds,
} from '../tests/create-test-index';

const records = [
  createTestRecord({
    url: '/docs/quick-start',
    context: 'guides',
    name: 'Quick start',
    keywords: 'getting started, tutorial',
    text: 'Get an access token and make a first call of the appointments.',
  }),
  createTestRecord({
    url: '/docs/quick-start#token',
    context: 'guides',
    name: 'Get a token',
    text: 'POST /token',
  }),
  createTestRecord({
    url: '/docs/login',
    kind: 'screen',
    context: 'screens',
    name: 'Log in',
    text: 'The doctor types a password.',
  }),
  createTestRecord({
    url: '/api/operations/getAppointment',
    kind: 'operation',
    context: 'api',
    name: 'Get an appointment',
    identifiers: ['getAppointment', 'GET /appointments/{appointmentId}'],
    text: 'Reads one appointment with its policies.',
  }),
  createTestRecord({
    url: '/api/operations/saveAppointment',
    kind: 'operation',
    context: 'api',
    name: 'Change an appointment',
    identifiers: ['saveAppointment', 'POST /appointments/{appointmentId}'],
  }),
  createTestRecord({
    url: '/api/operations/downloadFile',
    kind: 'operation',
    context: 'api',
    name: 'Download a file',
    identifiers: ['downloadFile', 'GET /file/{fileName}'],
  }),
  createTestRecord({
    url: '/api/schemas/Policy',
    kind: 'schema',
    context: 'api',
    name: 'Policy',
    text: 'An insurance policy.',
  }),
  createTestRecord({
    url: '/api/schemas/Policy#usersLimit',
    kind: 'field',
    context: 'api',
    trail: ['API', 'Schemas', 'Policy'],
    name: 'usersLimit',
    identifiers: ['usersLimit'],
    text: 'integer Limit of users.',
  }),
  createTestRecord({
    url: '/api/schemas/InsuranceCompany#policyNumberRegEx',
    kind: 'field',
    context: 'api',
    trail: ['API', 'Schemas', 'InsuranceCompany'],
    name: 'policyNumberRegEx',
    identifiers: ['policyNumberRegEx'],
  }),
  createTestRecord({
    url: '/api/schemas/ChunkStatus#PAY_UNDER_INSURER',
    kind: 'value',
    context: 'api',
    name: 'PAY_UNDER_INSURER',
    identifiers: ['PAY_UNDER_INSURER'],
  }),
  createTestRecord({
    url: '/api/operations/listProfiles#query.check-home-distance',
    kind: 'parameter',
    context: 'api',
    name: 'check-home-distance',
    identifiers: ['query.check-home-distance'],
  }),
];

let index: TestIndex;
beforeAll(async () => {
  index = await createTestIndex(records, [
    ['log in', 'login', 'sign in'],
    ['file', 'attachment'],
  ]);
});
const findFirst = async (query: string) => (await index.find(query))[0];

describe('the search engine', () => {
  it.each([
    ['check-home-distance', '/api/operations/listProfiles#query.check-home-distance'],
    ['home distance', '/api/operations/listProfiles#query.check-home-distance'],
    ['check-home-d', '/api/operations/listProfiles#query.check-home-distance'],
    ['checkHomeDistance', '/api/operations/listProfiles#query.check-home-distance'],
    ['PAY_UNDER_INSURER', '/api/schemas/ChunkStatus#PAY_UNDER_INSURER'],
    ['pay under insurer', '/api/schemas/ChunkStatus#PAY_UNDER_INSURER'],
    ['policyNumberRegEx', '/api/schemas/InsuranceCompany#policyNumberRegEx'],
    ['policy number regex', '/api/schemas/InsuranceCompany#policyNumberRegEx'],
    ['regex', '/api/schemas/InsuranceCompany#policyNumberRegEx'],
    ['policy userslimit', '/api/schemas/Policy#usersLimit'],
  ])('finds an identifier by "%s"', async (query, url) => {
    expect(await findFirst(query)).toBe(url);
  });

  it.each([
    ['GET /appointments/{id}', '/api/operations/getAppointment'],
    ['POST /appointments/70412', '/api/operations/saveAppointment'],
    ['https://api.example.com/api/v2/file/throat.png?size=1', '/api/operations/downloadFile'],
    ['file/:name', '/api/operations/downloadFile'],
  ])('finds an operation by "%s"', async (query, url) => {
    expect(await findFirst(query)).toBe(url);
  });

  it('ranks a record whose name is the entire query first', async () => {
    expect(await findFirst('policy')).toBe('/api/schemas/Policy');
    expect(await findFirst('policies')).toBe('/api/schemas/Policy');
  });

  it('finds a word by each of its prefixes of three or more letters', async () => {
    for (let length = 3; length <= 'appointment'.length; length++)
      expect(await index.find('appointment'.slice(0, length))).toContain(
        '/api/operations/getAppointment',
      );
  });

  it('corrects a misspelled word and returns the corrected query', async () => {
    expect(await findFirst('apointment')).toBe('/api/operations/getAppointment');
    expect((await index.engine.find('apointment', 1)).correctedQuery).toBe('appointment');
    expect((await index.engine.find('appointment', 1)).correctedQuery).toBeUndefined();
  });

  it.each([
    ['saveApointment', 'saveAppointment'],
    ['saveApointments', 'saveAppointments'],
    // Each part is a word, or looks like another one.
    ['saveeAppointment', 'saveAppointment'],
    ['seveAppointments', 'saveAppointments'],
    ['saevAppointment', 'saveAppointment'],
    // In lowercase, it is one word.
    ['saveapointment', 'saveAppointment'],
  ])('finds the nearest identifier first by "%s"', async (query, identifier) => {
    const { engine, find } = await createTestIndex([
      ...['saveAppointments', 'saveAppointment'].map((id) =>
        createTestRecord({ url: `/${id}`, kind: 'operation', name: id, identifiers: [id] }),
      ),
      createTestRecord({ url: '/seven', name: 'Seven savings', text: 'Call saveAppointment.' }),
      createTestRecord({ url: '/save', name: 'Save', text: 'Save appointments, save visits.' }),
    ]);
    expect((await find(query))[0]).toBe(`/${identifier}`);
    expect((await engine.find(query, 1)).correctedQuery).toBe(identifier.toLowerCase());
  });

  it('finds synonyms', async () => {
    expect(await findFirst('sign in')).toBe('/docs/login');
    expect(await findFirst('attachment')).toBe('/api/operations/downloadFile');
  });

  it('finds a page by its keywords', async () => {
    expect(await findFirst('tutorial')).toBe('/docs/quick-start');
  });

  it('puts the record that declares the question before names with its words', async () => {
    const { find } = await createTestIndex([
      createTestRecord({ url: '/Grant#CREATE_POLICY', kind: 'value', name: 'CREATE_POLICY' }),
      createTestRecord({ url: '/Company#logos', kind: 'field', name: 'logos' }),
      createTestRecord({
        url: '/uploadPolicies',
        kind: 'operation',
        name: 'Upload policies',
        questions: ['Create a policy', 'Logo'],
      }),
    ]);
    expect((await find('create policy'))[0]).toBe('/uploadPolicies');
    expect((await find('logo'))[0]).toBe('/uploadPolicies');
    expect((await find('CREATE_POLICY'))[0]).toBe('/Grant#CREATE_POLICY');
  });

  it('distinguishes a question for a definition from all about a word', async () => {
    const { find } = await createTestIndex([
      createTestRecord({
        url: '/glossary#screen',
        name: 'Screen',
        questions: ['What is a screen?'],
      }),
      createTestRecord({ url: '/overview#app', name: 'The app', questions: ['Screens'] }),
    ]);
    expect((await find('screens'))[0]).toBe('/overview#app');
    expect((await find('what is a screen'))[0]).toBe('/glossary#screen');
  });

  it('reads a word that is not in the index as two words', async () => {
    const { engine } = await createTestIndex([
      createTestRecord({ url: '/theme', name: 'Theme', text: 'Colors in dark mode.' }),
      createTestRecord({ url: '/dark', name: 'Dark', text: 'Another page.' }),
    ]);
    expect(await engine.find('darkmode colors', 1)).toMatchObject({
      records: [{ id: 0 }],
      correctedQuery: 'dark mode colors',
      unknownWords: [],
    });
  });

  it('keeps the hits of the other words if one of them is rare', async () => {
    const visits = Array.from({ length: 40 }, (_, number) =>
      createTestRecord({ url: `/${number}`, text: 'Book the visit of a patient.' }),
    );
    const { engine } = await createTestIndex([
      createTestRecord({ url: '/worker', text: 'Book a worker for the visit.' }),
      ...visits,
      ...Array.from({ length: 40 }, (_, number) => createTestRecord({ url: `/other-${number}` })),
    ]);
    const { total, records } = await engine.find('book visit worker', 1);
    expect(records).toMatchObject([{ id: 0 }]);
    expect(total).toBe(41);
  });

  it('names the words that no record contains', async () => {
    const { engine } = await createTestIndex([
      createTestRecord({ url: '/token', name: 'Token', text: 'The token of a user.' }),
    ]);
    expect(await engine.find('FCM token', 1)).toMatchObject({ total: 1, unknownWords: ['FCM'] });
    expect((await engine.find('token of a user', 1)).unknownWords).toEqual([]);
    const named = (await engine.find('User-Agent of the user', 1)).unknownWords;
    expect(named).toContain('User-Agent');
  });

  it('neither marks nor prefers the completions of a word that is in the index', async () => {
    const { engine, find } = await createTestIndex([
      createTestRecord({ url: '/appointment', name: 'Update the appointment' }),
      createTestRecord({ url: '/app', name: 'Update the app' }),
    ]);
    expect((await find('update the app'))[0]).toBe('/app');
    const { markedTerms } = await engine.find('update the app', 1);
    expect(markedTerms).toContain('app');
    expect(markedTerms).not.toContain('appoint');
    expect(await find('update the appo')).toContain('/appointment');
  });

  it('finds the operations of a path also by a method that it does not have', async () => {
    const { find } = await createTestIndex([
      createTestRecord({ url: '/guide', text: 'Never put the visit in a link.' }),
      createTestRecord({
        url: '/saveVisit',
        kind: 'operation',
        name: 'Change a visit',
        identifiers: ['POST /visit'],
      }),
    ]);
    expect((await find('PUT /visit'))[0]).toBe('/saveVisit');
    expect((await find('POST /visit'))[0]).toBe('/saveVisit');
    expect((await find('put the visit'))[0]).toBe('/guide');
  });

  it('finds only what contains an identifier that is spelled as one', async () => {
    const { find } = await createTestIndex([
      createTestRecord({ url: '/Policy#policyId', kind: 'field', name: 'policyId' }),
      createTestRecord({ url: '/guide', text: 'Send the policyId.' }),
      createTestRecord({ url: '/other', text: 'The id of a visit under a policy.' }),
    ]);
    expect(await find('policyId')).toEqual(['/Policy#policyId', '/guide']);
    expect(await find('policy id')).toContain('/other');
  });

  it('ignores the stop words of a question', async () => {
    expect(await findFirst('how do I get an access token?')).toBe('/docs/quick-start');
  });

  it('returns no hits for unknown words, with a suggestion if a word is similar', async () => {
    expect(await index.engine.find('xqzzwvk', 8)).toMatchObject({ records: [], total: 0 });
    // More than a third of "tutorial" is another word.
    expect((await index.engine.find('turmoil', 8)).suggestedQuery).toBeUndefined();
    expect(await index.engine.find('tokkem', 8)).toMatchObject({
      total: 0,
      suggestedQuery: 'token',
    });
  });

  it('does not correct numbers', async () => {
    const { engine } = await createTestIndex([
      createTestRecord({ url: '/errors', name: 'Errors', text: 'A call returns 405.' }),
    ]);
    expect(await engine.find('409', 8)).toMatchObject({ total: 0, suggestedQuery: undefined });
  });

  it('does not require particles, and does not mark them', async () => {
    const { engine, find } = await createTestIndex([
      createTestRecord({ url: '/errors', name: 'Errors', text: 'A caller is authorized.' }),
      createTestRecord({ url: '/other', name: 'Others', text: 'What is not documented.' }),
    ]);
    expect((await find('not authorized'))[0]).toBe('/errors');
    expect((await engine.find('not authorized', 8)).markedTerms).not.toContain('not');
    expect((await engine.find('not', 8)).markedTerms).toContain('not');
  });

  it('reads a task about a part of a screen as a query for the part', async () => {
    const { find } = await createTestIndex([
      createTestRecord({ url: '/tabs', name: 'Tabs', text: 'One of several views.' }),
      createTestRecord({ url: '/add', name: 'Policies', text: 'Add a screen with tabs.' }),
      ...['a', 'b'].map((page) =>
        createTestRecord({ url: `/${page}`, name: `Add a screen ${page}`, text: 'Add a screen.' }),
      ),
    ]);
    for (const query of ['add a tab to a screen', 'How do I put tabs on my screen?'])
      expect((await find(query))[0]).toBe('/tabs');
    expect((await find('add a screen'))[0]).toBe('/a');
  });

  it('suggests a frequent word for a rare one that finds little', async () => {
    const { engine } = await createTestIndex([
      createTestRecord({ url: '/rare', name: 'Polite', text: 'Be polite.' }),
      createTestRecord({ url: '/declared', name: 'Insurance', questions: ['Policy'] }),
      ...Array.from({ length: 20 }, (_, page) =>
        createTestRecord({ url: `/policy-${page}`, name: `Police ${page}`, text: 'A police.' }),
      ),
    ]);
    expect(await engine.find('polite ', 8)).toMatchObject({ total: 1, suggestedQuery: 'police' });
    expect((await engine.find('police ', 8)).suggestedQuery).toBeUndefined();
    const declared = await engine.find('policy ', 8);
    expect(declared).toMatchObject({ total: 1 });
    expect(declared.suggestedQuery).toBeUndefined();
  });

  it('returns the best parts of the best pages, and counts pages', async () => {
    const { engine } = await createTestIndex(
      ['a', 'b'].flatMap((page) => [
        createTestRecord({ url: `/${page}`, name: `Page ${page}`, text: 'About a visit.' }),
        ...[1, 2, 3, 4].map((part) =>
          createTestRecord({ url: `/${page}#${part}`, name: `Part ${part}`, text: 'A visit.' }),
        ),
      ]),
    );
    const { records: found, ...result } = await engine.findPages('visit', {
      limit: 1,
      sections: 2,
    });
    const hits = await Promise.all(found.map(({ id }) => engine.readRecord(id)));
    expect(hits.map(({ stored, pageId }) => [stored[0], pageId])).toEqual([
      ['/a', 0],
      ['/a#1', 0],
      ['/a#2', 0],
    ]);
    expect(result).toMatchObject({ total: 10, pages: 2, pageTotals: new Map([[0, 5]]) });
    const expanded = await engine.findPages('visit', {
      limit: 2,
      sections: 2,
      expandedPages: [5],
    });
    expect(expanded.records.map(({ id }) => id)).toEqual([0, 1, 2, 5, 6, 7, 8, 9]);
  });

  it.each(['', ' ', '-', '%', '…', 'the'])('returns at most the limit for "%s"', async (query) => {
    expect((await index.engine.find(query, 8)).records.length).toBeLessThanOrEqual(8);
  });

  it('puts a row with a part of the query below sections, unless the page of the row has the rest', async () => {
    const { find } = await createTestIndex([
      createTestRecord({ url: '/error', name: 'Error' }),
      createTestRecord({ url: '/error#retry', kind: 'field', name: 'retry', trail: ['Error'] }),
      createTestRecord({ url: '/calls', name: 'Responses', text: 'Every call.' }),
      createTestRecord({ url: '/calls#timeouts', name: 'Status 405', keywords: '405' }),
    ]);
    expect(await find('405 retry')).toEqual(['/calls#timeouts', '/error#retry']);
    expect((await find('error retry'))[0]).toBe('/error#retry');
  });

  it('counts the hits per context, and per kind within the requested context', async () => {
    const everywhere = await index.engine.find('token', 8);
    expect(everywhere.contexts).toEqual({ guides: 2 });
    const inContext = await index.engine.find('appointment', 8, { context: 'api' });
    expect(inContext.contexts.guides).toBe(1);
    expect(Object.keys(inContext.kinds)).toEqual(['operation']);
    expect(inContext.records).toHaveLength(inContext.total);
    const filtered = await index.engine.find('policy', 8, { context: 'api', kind: 'field' });
    expect(filtered.total).toBe(filtered.kinds.field);
  });

  it('prefers the hits of a context to similar ones, unless the query is an identifier', async () => {
    const findContexts = async (query: string, preferredContext: string) => {
      const { records: found } = await index.engine.find(query, 8, { preferredContext });
      const hits = await Promise.all(found.map(({ id }) => index.engine.readRecord(id)));
      return hits.map(({ context }) => context);
    };
    expect((await findContexts('policyNumberRegEx', 'guides'))[0]).toBe('api');
    const similar = await createTestIndex(
      ['api', 'guides'].map((context) =>
        createTestRecord({ url: `/${context}`, context, name: 'Errors', text: 'A call failed.' }),
      ),
    );
    const findFirstOf = async (preferredContext: string) => {
      const { records: found } = await similar.engine.find('failed', 1, { preferredContext });
      return found[0]?.id;
    };
    expect([await findFirstOf('api'), await findFirstOf('guides')]).toEqual([0, 1]);
    // An exact name outranks the preference.
    expect((await findContexts('Quick start', 'api'))[0]).toBe('guides');
    expect((await findContexts('policy', 'guides'))[0]).toBe('api');
  });

  it('varies suggestions: a kind can have a limited number of hits of a page', async () => {
    const { engine, find } = await createTestIndex([
      ...['First', 'Second'].flatMap((name) => [
        createTestRecord({ url: `/${name}`, kind: 'schema', name }),
        ...['ENDED', 'ENDED_EARLY', 'ENDED_LATE'].map((value) =>
          createTestRecord({ url: `/${name}#${value}`, kind: 'value', name: value }),
        ),
      ]),
    ]);
    expect(await find('ended')).toHaveLength(6);
    const { records: varied, total } = await engine.find('ended', 8, { isVaried: true });
    const pages = await Promise.all(
      varied.map(async ({ id }) => (await engine.readRecord(id)).pageId),
    );
    expect(pages.sort()).toEqual([0, 0, 4, 4]);
    expect(total).toBe(6);
  });

  it('finds a record by an alias as a whole, and by names with a synonym', async () => {
    const { find } = await createTestIndex(
      [
        createTestRecord({ url: '/Color', kind: 'schema', name: 'Color', contents: 'RED, BLUE' }),
        createTestRecord({ url: '/Color#RED', kind: 'value', name: 'RED', aliases: ['Color 1'] }),
        createTestRecord({ url: '/Color#BLUE', kind: 'value', name: 'BLUE', aliases: ['Color 2'] }),
        createTestRecord({ url: '/pages', name: 'Pages', text: 'The color of 2 pages.' }),
      ],
      [['color', 'tint']],
    );
    expect((await find('color 2'))[0]).toBe('/Color#BLUE');
    expect((await find('tint 2'))[0]).toBe('/Color#BLUE');
    expect(await find('color')).not.toContain('/Color#BLUE');
  });

  it('limits the hits but counts all of them', async () => {
    const { records: found, total } = await index.engine.find('appointment', 1);
    expect(found).toHaveLength(1);
    expect(total).toBeGreaterThan(1);
  });
});

describe('loading index files', () => {
  it('loads only the files that the query needs, each of them once', async () => {
    const many = Array.from({ length: 400 }, (_, page) =>
      createTestRecord({
        url: `/page-${page}`,
        name: `Topic${page} of ${'abcdefgh'[page % 8]}`,
        text: `word${page} `.repeat(40),
      }),
    );
    const { find, engine, loaded } = await createTestIndex(many);
    expect(await find('word17 ')).toContain('/page-17');
    const loadedCount = loaded.length;
    expect(loadedCount).toBeLessThanOrEqual(4);
    await find('word17 ');
    expect(loaded).toHaveLength(loadedCount);
    await engine.readRecord(17);
    expect((await engine.readRecord(399)).stored[0]).toBe('/page-399');
  });

  it('retries a file that could not be loaded', async () => {
    const { buildSearchIndex } = await import('../build-search-index');
    const { createSearchEngine } = await import('./search-engine');
    const { core, files } = await buildSearchIndex(records, {
      kinds: testKinds,
      synonyms: [],
      nameFile: (kind) => kind,
      maxSuggestions: 8,
    });
    let isOffline = true;
    const engine = createSearchEngine(JSON.parse(core.content), testKinds, async (name) => {
      if (isOffline) throw new Error('offline');
      return JSON.parse(files.find((file) => file.name === name)?.content ?? 'null');
    });
    await expect(engine.find('token', 8)).rejects.toThrow('offline');
    isOffline = false;
    expect((await engine.find('token', 8)).total).toBe(2);
  });
});
