// What emails are made of: paragraphs, codes, links, and details with names and values. Each says in plain text what it
// says in HTML.
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { useEmail } from './email-context.ts';

interface PartProps {
  children: ReactNode;
}

export function Paragraph({ children }: PartProps) {
  const { form } = useEmail();
  return form === 'html' ? <p style={{ margin: '0 0 16px' }}>{children}</p> : <Block>{children}</Block>;
}

/** A code to type: alone on its line, large, easy to copy. */
export function Code({ children }: PartProps) {
  const { form, brand } = useEmail();
  if (form !== 'html')
    return (
      <Block>
        {'    '}
        {children}
      </Block>
    );
  return (
    <p
      style={{
        margin: '0 0 16px',
        padding: '16px',
        border: `1px solid ${brand.colors.background_outline}`,
        borderRadius: '8px',
        textAlign: 'center',
        fontSize: '28px',
        fontWeight: '700',
        letterSpacing: '6px',
        backgroundColor: brand.colors.background_web,
        color: brand.colors.text_primary,
      }}
    >
      {children}
    </p>
  );
}

/** A button, and its URL in full for those who cannot press it. */
export function LinkButton({ url, children }: PartProps & { url: string }) {
  const { form, brand } = useEmail();
  if (form !== 'html')
    return (
      <Block>
        {children}:{'\n'}
        {url}
      </Block>
    );
  return (
    <>
      <p style={{ margin: '0 0 8px' }}>
        <a
          href={url}
          style={{
            display: 'inline-block',
            padding: '14px 24px',
            borderRadius: '8px',
            fontWeight: '700',
            textDecoration: 'none',
            backgroundColor: brand.colors.background_primary,
            color: '#FFFFFF',
          }}
        >
          {children}
        </a>
      </p>
      <p style={{ margin: '0 0 16px', fontSize: '13px', lineHeight: '1.5' }}>
        {m.email_link_hint()}
        <br />
        <span style={{ wordBreak: 'break-all' }}>{url}</span>
      </p>
    </>
  );
}

/** Holds `Detail`s. */
export function Details({ children }: PartProps) {
  const { form } = useEmail();
  if (form === 'html') return <p style={{ margin: '0 0 16px' }}>{children}</p>;
  return (
    <>
      {children}
      {'\n'}
    </>
  );
}

/** A name and its value on a line of their own. */
export function Detail({ name, children }: PartProps & { name: string }) {
  const { form } = useEmail();
  return (
    <>
      {name}: {form === 'html' ? <strong>{children}</strong> : children}
      {form === 'html' ? <br /> : '\n'}
    </>
  );
}

/** The warning of every email with a code or a secret link. */
export function SecretWarning() {
  const { brand } = useEmail();
  return (
    <>
      <Paragraph>{m.email_never_share({ brand: brand.name })}</Paragraph>
      <Paragraph>{m.email_not_you()}</Paragraph>
    </>
  );
}

/** In plain text an empty line ends each part. */
function Block({ children }: PartProps) {
  return (
    <>
      {children}
      {'\n\n'}
    </>
  );
}
