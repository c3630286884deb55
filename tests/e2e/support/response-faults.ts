import type { Route } from '@playwright/test';

/** The ways in which the response to a request for a file can be wrong: each responds to an intercepted request. */
export const responseFaults = {
  'status 404': (route) => route.fulfill({ status: 404, body: '' }),
  'status 500': (route) => route.fulfill({ status: 500, body: '' }),
  'no response': (route) => route.abort(),
  'a page of HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  'random bytes': (route) => route.fulfill({ body: Buffer.from([0, 255, 17, 130, 64, 9, 226]) }),
  'half of the file': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  'an object': (route) => route.fulfill({ body: '{"a": 1}' }),
  'an empty list': (route) => route.fulfill({ body: '[]' }),
  null: (route) => route.fulfill({ body: 'null' }),
  nothing: (route) => route.fulfill({ body: '' }),
} satisfies Record<string, (route: Route) => Promise<void>>;
