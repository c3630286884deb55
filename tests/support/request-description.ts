import type { RequestDescription } from '../../lib/calls/request/request-description';

/** The description of a small operation, for tests. */
export const requestDescription: RequestDescription = {
  id: 'saveVisit',
  method: 'post',
  path: '/visits/{id}',
  token: 'required',
  parameters: [
    { name: 'id', in: 'path', required: true, description: 'Id.', schema: { type: 'integer' } },
    {
      name: 'ids',
      in: 'query',
      required: false,
      description: 'Ids.',
      schema: { type: 'array', items: { type: 'integer' } },
    },
    {
      name: 'language',
      in: 'query',
      required: false,
      description: 'Language.',
      schema: { $ref: '#/components/schemas/Language' },
    },
  ],
  credential: { kind: 'header', name: 'X-Token', label: 'Access token (X-Token)' },
  body: {
    required: true,
    schema: { $ref: '#/components/schemas/Visit' },
    mediaType: 'application/json',
  },
  response: { type: 'array', items: { $ref: '#/components/schemas/Visit' } },
  responseKind: 'json',
  fileName: 'response.bin',
  users: [
    {
      id: 'patient',
      name: 'Dana Example, a patient',
      label: 'Dana (patient)',
      token: 'dana-token',
    },
    { id: 'carrier', name: 'Casey Carrier', label: 'Casey (carrier)', token: 'carrier-token' },
  ],
  presets: [
    {
      id: 'first',
      label: 'First',
      group: 'example',
      user: 'patient',
      parameters: { 'path.id': '7' },
      body: { fee: 60 },
      status: 200,
    },
    {
      id: 'refused',
      label: 'Refused',
      group: 'case',
      user: 'carrier',
      parameters: { 'path.id': '8' },
      body: {},
      status: 405,
    },
  ],
  servers: [{ url: 'https://api.example.com/api/v2', label: 'Production' }],
  components: {
    schemas: {
      Language: { type: 'string', enum: ['EN', 'DE'] },
      Person: {
        type: 'object',
        properties: { name: { type: 'string' }, id: { type: 'integer', readOnly: true } },
      },
      Visit: {
        type: 'object',
        required: ['fee'],
        properties: {
          fee: { type: 'number', minimum: 0, description: 'The fee.' },
          language: { $ref: '#/components/schemas/Language' },
          patients: { type: 'array', items: { $ref: '#/components/schemas/Person' } },
          isVideo: { type: 'boolean' },
          keys: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
    },
  },
};
