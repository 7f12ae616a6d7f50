// The Indonesian translation, unmodified; marks of footnotes stand small and raised. On English pages it says what language it is.
import { useFrame } from '#web/frame';

export function Translation({ text }: { text: string }) {
  const { locale } = useFrame();
  const parts = text.split(/((?<!\d)\d+\))/);
  return (
    <p lang={locale === 'id' ? undefined : 'id'} className="translation">
      {parts.length === 1
        ? text
        : parts.map((part, index) => (index % 2 === 1 ? <sup key={index}>{part}</sup> : part))}
    </p>
  );
}
