/** A call of the API in a HAR file, with a token that must not be stored or shown. */
export const toEntry = (path: string, status: number) => ({
  startedDateTime: '2027-02-26T10:15:04Z',
  time: 1,
  request: {
    method: 'GET',
    url: `https://api.test.example.com/api/v2${path}`,
    headers: [{ name: 'X-Token', value: 'planted-secret-token' }],
  },
  response: { status, headers: [], content: { mimeType: 'application/json', text: '{}' } },
});
