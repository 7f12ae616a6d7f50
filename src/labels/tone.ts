// How a label is coloured; the colour only repeats what the words say.
export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'accent';
