import { expect, it } from 'vitest';
import { createApiCatalog } from './api-catalog';

const server = (url: string) => ({ id: 'test' as const, label: 'Test', url, description: 'Test.' });

it('lists the description of each server that others can reach', () => {
  const { linkset } = createApiCatalog({
    url: 'https://docs.example.com',
    baseUrl: '/hub/',
    servers: [server('https://api.example.com/api/v2'), server('http://localhost:4010/api/v2')],
  });
  expect(linkset).toHaveLength(1);
  expect(linkset[0]).toMatchObject({
    anchor: 'https://api.example.com/api/v2',
    'service-doc': [{ href: 'https://docs.example.com/hub/api/operations', type: 'text/html' }],
  });
  expect(linkset[0]?.['service-desc'][0]?.href).toBe(
    'https://docs.example.com/hub/openapi/doctor-api.json',
  );
});
