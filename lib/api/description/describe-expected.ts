/** What a value must be, by the name of its type in the API description. */
export const expectedTypes: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

/** What a text must be, by the name of its format in the API description. */
export const expectedFormats: Readonly<Record<string, string>> = {
  date: 'a day, such as 2027-03-02',
  'date-time': 'a date and time with an offset, such as 2027-03-02T09:30:00Z',
  email: 'an email address',
  uri: 'a URL that starts with https://',
};
