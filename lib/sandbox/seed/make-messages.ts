import type { Account, Message } from '../sandbox-data';
import { timestampFromStart } from './scenario-time';
import { createFaker } from './seeded-faker';

/** Questions of a user and the answers to them. */
const talks: Array<[question: string, answer: string]> = [
  ['How do I add my policy?', 'Open your account and type the number of the policy.'],
  ['Which number is meant, the long one?', 'The one that begins with three letters.'],
  ['It worked, thank you.', 'Good. Write to us whenever you need help.'],
  ['Can I change my phone number?', 'Yes. You find it in your account.'],
  ['Is a video visit covered abroad?', 'It is, within the limits of your insurer.'],
  ['Do you have doctors in Berlin?', 'We do: clinic, home and video visits.'],
  ['Can I get a prescription by video?', 'That depends on the country. The doctor tells you.'],
  ['How long does a visit take?', 'Some twenty minutes.'],
  ['Can my sister use my policy?', 'Only people who are named in the policy can.'],
  ['What is the excess?', 'The part of the fee that you pay yourself.'],
  ['Where do I find my invoices?', 'They come by e-mail after the visit.'],
  ['My throat hurts. What should I book?', 'A general practitioner. A video visit is the fastest.'],
  ['Booked for Tuesday. Anything else?', 'That is all. The doctor confirms the visit soon.'],
];

const danasChat = 48_213;
/** The last id before the messages of the description's examples. */
const lastBefore = 660_216;

type Plan = { id: number; account: Account; timestamp: string; text: string; isAnswer: boolean };

function makeMessage({ id, account, timestamp, text, isAnswer }: Plan): Message {
  const { firstName = '', lastName = '' } = account.details;
  return {
    id,
    accountId: account.id,
    messageId: id,
    initiatorId: isAnswer ? -1 : account.id,
    timestamp,
    body: text,
    plainBody: text,
    messageType: isAnswer ? 'MESSAGE_TO_USER' : 'MESSAGE_FROM_USER',
    photos: [],
    contacts: isAnswer
      ? [
          {
            messageId: id,
            messageContactId: id + 220_000,
            name: `${firstName} ${lastName}`,
            messenger: 'CHAT',
            messageStatus: 'READ',
            statusTimestamp: timestamp,
            userType: 'PATIENT',
            userId: account.id,
          },
        ]
      : [],
  };
}

/** Talks of an account: a question every few days, the answer half an hour later. */
function makeTalks(account: Account, firstId: number, starts: number[], from = 0): Message[] {
  return starts.flatMap((start, index) => {
    const [question, answer] = talks[(from + index) % talks.length] ?? ['', ''];
    const id = firstId + index * 2;
    return [
      makeMessage({
        id,
        account,
        timestamp: timestampFromStart(start),
        text: question,
        isAnswer: false,
      }),
      makeMessage({
        id: id + 1,
        account,
        timestamp: timestampFromStart(start + 30),
        text: answer,
        isAnswer: true,
      }),
    ];
  });
}

/**
 * Messages before those of the description's examples: short chats of other users, and more in Dana's chat than the
 * API shows at once (`messageLimitForUserChat`).
 */
export function makeMessages(seed: number, accounts: Account[]): Message[] {
  const random = createFaker(seed, 'messages');
  const others = accounts
    .filter(({ id, policyIds }) => id !== danasChat && policyIds.length > 0)
    .slice(0, 16);
  const chats = others.flatMap((account, index) => {
    const starts = Array.from(
      { length: random.number.int({ min: 1, max: 3 }) },
      (_, talk) => -(60_000 - talk * 9000 - random.number.int({ min: 0, max: 8000 })),
    );
    return makeTalks(account, 658_001 + index * 10, starts, random.number.int({ max: 12 }));
  });
  const dana = accounts.find(({ id }) => id === danasChat);
  if (!dana) return chats;
  const starts = talks.map((_, index) => -(talks.length - index) * 11_000 - 200);
  return [...chats, ...makeTalks(dana, lastBefore + 1 - talks.length * 2, starts)];
}
