import {
  atParent,
  content,
  type Fault,
  gone,
  remove,
  replace,
  testFaults,
} from '../../../tests/support/author-faults';
import { readUsers, usersFile } from './load-users';

const faults: Fault[] = [
  ['missing', gone, /file is missing/],
  ['empty', content(''), /nobody/, atParent],
  ['without a user', remove(/^ {2}doctor:\n(?: {4}.*\n)+/m), /doctor/, atParent],
  ['another user', replace(/^ {2}support:/m, '  admin:'), /Unknown key.*admin/],
  ['an unknown key', replace(/label: Alex/, 'labels: Alex'), /Unknown key.*labels.*label/],
  ['a first name only', replace(/name: Dana Example/, 'name: Dana'), /Dana.*first and a last name/],
  ['a text for a number', replace(/accountId: 48301/, 'accountId: one'), /one.*number/],
  [
    'the token of another user',
    replace(/sandbox-support-token/, 'sandbox-carrier-token'),
    /sandbox-carrier-token.*other than that of carrier/,
  ],
];

testFaults(() => readUsers().diagnostics, { [usersFile]: faults });
