/** The orders in which deliveries can reach a receiver. */
export const webhookOrders = ['sent', 'reversed', 'random'] as const;

export type WebhookOrder = (typeof webhookOrders)[number];

export type ScheduleOptions = {
  order: WebhookOrder;
  /** Share of the deliveries that are sent a second time, from 0 to 1. */
  duplicates: number;
  /** Range of the delay before each delivery, in milliseconds. */
  delay: { min: number; max: number };
};

export type ScheduledDelivery<Delivery> = {
  delivery: Delivery;
  /** Whether it is the second of the two times at which it is sent. */
  isDuplicate: boolean;
  delayMs: number;
};

/** Shuffles a list (Fisher–Yates). */
function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const shuffled: Item[] = [];
  for (const [index, item] of items.entries()) {
    const position = Math.floor(random() * (index + 1));
    shuffled.splice(position, 0, item);
  }
  return shuffled;
}

function orderDeliveries<Delivery>(
  deliveries: readonly Delivery[],
  order: WebhookOrder,
  random: () => number,
): Delivery[] {
  if (order === 'random') return shuffle(deliveries, random);
  return order === 'reversed' ? [...deliveries].reverse() : [...deliveries];
}

/**
 * Decides when and how often each delivery is sent. Each is sent at least once, and a duplicate always follows the
 * delivery that it repeats.
 * @param random returns numbers from 0 to 1 (exclusive). With the same numbers, the schedule is the same
 */
export function scheduleDeliveries<Delivery>(
  deliveries: readonly Delivery[],
  { order, duplicates, delay: { min, max } }: ScheduleOptions,
  random: () => number,
): Array<ScheduledDelivery<Delivery>> {
  const ordered = orderDeliveries(deliveries, order, random);
  const schedule = ordered.map((delivery) => ({ delivery, isDuplicate: false }));
  for (const delivery of ordered) {
    if (random() >= duplicates) continue;
    const first = schedule.findIndex((scheduled) => scheduled.delivery === delivery);
    const position = first + 1 + Math.floor(random() * (schedule.length - first));
    schedule.splice(position, 0, { delivery, isDuplicate: true });
  }
  return schedule.map((scheduled) => ({
    ...scheduled,
    delayMs: Math.round(min + random() * (max - min)),
  }));
}
