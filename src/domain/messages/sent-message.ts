import * as v from 'valibot';

export const sentMessage = v.object({ mutationId: v.string(), messageId: v.string() });
