// A form of a conversation: what it does is done in one place, whatever page it stands on.
import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import * as paths from '#shared/paths';
import { usePath } from '#web/frame';

export function ConversationForm({ chatId, ...rest }: { chatId: string } & ComponentProps<typeof Form>) {
  const path = usePath();
  return <Form method="post" preventScrollReset {...rest} action={path(paths.conversation(chatId))} />;
}
