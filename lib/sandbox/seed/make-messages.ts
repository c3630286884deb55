import { sandboxUsers } from '../../api/users/users';
import type { Account, Message } from '../sandbox-data';
import { timestampFromStart } from './scenario-time';
import { createFaker } from './seeded-faker';

/** Questions of users and the answers to them. */
const exchanges: Array<[question: string, answer: string]> = [
  ['How do I add my policy?', 'Open your account and type the number of the policy.'],
  ['Which number is meant, the long one?', 'The one that begins with three letters.'],
  ['It worked, thank you.', 'Good. Write to us whenever you need help.'],
  ['Can I change my phone number?', 'Yes. You find it in your account.'],
  ['Is a video visit covered abroad?', 'It is, within the limits of your insurer.'],
  ['Do you have doctors in Berlin?', 'We do: clinic, home and video visits.'],
  ['Can I get a prescription by video?', 'That depends on the country. The doctor will tell you.'],
  ['How long does a visit take?', 'Some twenty minutes.'],
  ['Can my sister use my policy?', 'Only people who are named in the policy can.'],
  ['What is the excess?', 'The part of the fee that you pay yourself.'],
  ['Where do I find my invoices?', 'They come by email after the visit.'],
  ['My throat hurts. What should I book?', 'A general doctor. A video visit is the fastest.'],
  ['Booked for Tuesday. Anything else?', 'That is all. The doctor confirms the visit soon.'],
];

/** The last id before the messages in the examples of the API description. */
const lastMessageId = 660_216;

type MessagePlan = {
  id: number;
  account: Account;
  timestamp: string;
  text: string;
  isAnswer: boolean;
};

function makeMessage({ id, account, timestamp, text, isAnswer }: MessagePlan): Message {
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

/** Makes the chat of an account: a question every few days, and the answer half an hour later. */
function makeChat(account: Account, firstId: number, starts: number[], offset = 0): Message[] {
  return starts.flatMap((start, index) => {
    const [question, answer] = exchanges[(offset + index) % exchanges.length] ?? ['', ''];
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
 * Makes messages that precede those in the examples of the API description: short chats of other users, and more in
 * Dana's chat than the API returns at once (`messageLimitForUserChat`).
 */
export function makeMessages(seed: number, accounts: Account[]): Message[] {
  const random = createFaker(seed, 'messages');
  const others = accounts
    .filter(({ id, policyIds }) => id !== sandboxUsers.patient.accountId && policyIds.length > 0)
    .slice(0, 16);
  const chats = others.flatMap((account, index) => {
    const starts = Array.from(
      { length: random.number.int({ min: 1, max: 3 }) },
      (_, chatIndex) => -(60_000 - chatIndex * 9000 - random.number.int({ min: 0, max: 8000 })),
    );
    return makeChat(account, 658_001 + index * 10, starts, random.number.int({ max: 12 }));
  });
  const dana = accounts.find(({ id }) => id === sandboxUsers.patient.accountId);
  if (!dana) return chats;
  const starts = exchanges.map((_, index) => -(exchanges.length - index) * 11_000 - 200);
  return [...chats, ...makeChat(dana, lastMessageId + 1 - exchanges.length * 2, starts)];
}
