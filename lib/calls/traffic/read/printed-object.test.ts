import { expect, it } from 'vitest';
import { toJson } from './literal-values';
import { readPrintedObjects } from './printed-object';

it.each([
  [
    'Kotlin',
    'req=Person(name=Dana Roth, age=7, tags=[a, b], city=null)',
    '{"name":"Dana Roth","age":7,"tags":["a","b"],"city":null}',
  ],
  [
    'Java',
    'Booking[id=7, patient=Person[name=Dana, isNew=true]] saved',
    '{"id":7,"patient":{"name":"Dana","isNew":true}}',
  ],
  ['C#', 'sent Booking { Id = 7, Price = 1.50 }', '{"id":7,"price":1.50}'],
  ['Python', "Booking(id=7, name='Dana (new)')", '{"id":7,"name":"Dana (new)"}'],
])('reads what %s prints of an object', (_language, text, json) => {
  expect(readPrintedObjects(text).map(toJson)).toEqual([json]);
});

it.each([
  'if (a = 1, b = 2)',
  'Error (code=7)',
  'Booking(id=7, name=',
  'SELECT "x".* WHERE (a = 1)',
])('leaves other texts alone: %s', (text) => {
  expect(readPrintedObjects(text)).toEqual([]);
});
