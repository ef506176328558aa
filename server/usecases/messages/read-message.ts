import { DomainError } from '#domain/error-codes';
import { type MessageOrder, type MessageThread, THREAD_SHOWN } from '#domain/messages/reply-texts';
import type { EffectsRepository } from '../../repositories/effects.repository';
import type { MembersRepository } from '../../repositories/members.repository';
import type { MessagesRepository } from '../../repositories/messages.repository';
import type { OrdersRepository } from '../../repositories/orders.repository';
import { messageRead } from '../../repositories/rows/booking-wire';
import { orderForGuest } from '../../repositories/rows/order-wire';

export type ReadMessageDeps = {
  messages: MessagesRepository;
  orders: OrdersRepository;
  members: MembersRepository;
  effects: EffectsRepository;
};

/** Returns a message with the others from its address and the state of its replies' mails. */
export async function readMessage(deps: ReadMessageDeps, id: string): Promise<MessageThread> {
  const row = await deps.messages.find(id);
  if (!row) throw new DomainError('not_found');
  const isKnown = row.email !== '';
  const [same, orders, mails] = await Promise.all([
    isKnown ? deps.messages.from(row.email, THREAD_SHOWN + 1) : [],
    isKnown ? ordersOf(deps, row.email) : [],
    deps.effects.states(row.replies.map((reply) => reply.id)),
  ]);
  const earlier = same.filter((other) => other.id !== id).slice(0, THREAD_SHOWN);
  return { message: messageRead(row), earlier: earlier.map(messageRead), orders, mails };
}

/** Selects orders with this address, or of the member who proved it. */
async function ordersOf(
  { orders, members }: ReadMessageDeps,
  email: string,
): Promise<MessageOrder[]> {
  const page = { offset: 0, limit: THREAD_SHOWN };
  const [member] = await members.claimants(email);
  const [typed, own] = await Promise.all([
    orders.list({ email, ...page }),
    member?.verifiedAt ? orders.list({ memberId: member.id, ...page }) : null,
  ]);
  const found = new Map([...typed.orders, ...(own?.orders ?? [])].map((one) => [one.row.id, one]));
  return [...found.values()]
    .sort((a, b) => b.row.receivedAt - a.row.receivedAt)
    .slice(0, THREAD_SHOWN)
    .map((stored) => {
      const { id, code, createdAt, status, totalAmount } = orderForGuest(stored).order;
      return { id, code, createdAt, status, totalAmount };
    });
}
