// A form of a conversation: the page that it stands on answers it, also what is refused.
import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import { usePath } from '#web/frame';

/** `here`: the path of the conversation, where its reader reads it. */
export function ConversationForm({ here, ...rest }: { here: string } & ComponentProps<typeof Form>) {
  const path = usePath();
  return <Form method="post" preventScrollReset {...rest} action={path(here)} />;
}
