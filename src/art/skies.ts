// The six times of day a cover can be set in; all lean towards paper, deep green and gold (docs/product/pages.md).

export const SKIES = ['dawn', 'morning', 'noon', 'afternoon', 'dusk', 'night'] as const;
export type Sky = (typeof SKIES)[number];

export type Palette = {
  /** Four stops of the sky, from the zenith down to the horizon. */
  sky: readonly [string, string, string, string];
  /** What distance fades into. */
  haze: string;
  /** What nearness darkens into. */
  deep: string;
  /** The colour of light on a lit edge. */
  light: string;
  /** How far every material's own colour is drowned in `veil`. */
  veil: string;
  veilShare: number;
  sun: string;
  /** Height of the sun or moon above the horizon, as a share of the sky. */
  sunHeight: readonly [number, number];
  sunRadius: number;
  /** Lit windows and lamps; null by day. */
  lamp: string | null;
  linework: string;
  lineworkOpacity: number;
};

export const PALETTES: Record<Sky, Palette> = {
  dawn: {
    sky: ['#2f6269', '#8aa9a0', '#eccfae', '#f9e6cb'],
    haze: '#ecd2b5',
    deep: '#12403b',
    light: '#ffe9c9',
    veil: '#6f7f7c',
    veilShare: 0.34,
    sun: '#fff3dc',
    sunHeight: [0.06, 0.2],
    sunRadius: 46,
    lamp: '#ffd98f',
    linework: '#fff3dc',
    lineworkOpacity: 0.13,
  },
  morning: {
    sky: ['#9fcac3', '#c6dfd5', '#ecefdf', '#fbf5e6'],
    haze: '#dfe8d9',
    deep: '#0f5645',
    light: '#fffaf0',
    veil: '#bfcfc0',
    veilShare: 0.14,
    sun: '#fffdf4',
    sunHeight: [0.4, 0.62],
    sunRadius: 40,
    lamp: null,
    linework: '#0b5d47',
    lineworkOpacity: 0.1,
  },
  noon: {
    sky: ['#6fb0ae', '#a5d0c8', '#dcece0', '#f6f4e4'],
    haze: '#d3e4d9',
    deep: '#0b4d40',
    light: '#fffdf5',
    veil: '#9dbfb2',
    veilShare: 0.08,
    sun: '#fffef8',
    sunHeight: [0.66, 0.84],
    sunRadius: 36,
    lamp: null,
    linework: '#ffffff',
    lineworkOpacity: 0.2,
  },
  afternoon: {
    sky: ['#8fb3a2', '#cfcfaa', '#f1dcab', '#faeacb'],
    haze: '#ecd6a8',
    deep: '#2a4a37',
    light: '#ffeec4',
    veil: '#c39a58',
    veilShare: 0.2,
    sun: '#fff6d8',
    sunHeight: [0.26, 0.44],
    sunRadius: 44,
    lamp: null,
    linework: '#8a6423',
    lineworkOpacity: 0.1,
  },
  dusk: {
    sky: ['#17384a', '#5b5b6b', '#c98865', '#f2c489'],
    haze: '#cf9470',
    deep: '#0a2b2b',
    light: '#ffd79b',
    veil: '#46424f',
    veilShare: 0.43,
    sun: '#ffe3ae',
    sunHeight: [0.05, 0.16],
    sunRadius: 50,
    lamp: '#ffcf7d',
    linework: '#ffe0ae',
    lineworkOpacity: 0.1,
  },
  night: {
    sky: ['#04201f', '#093331', '#135046', '#2f7361'],
    haze: '#20594d',
    deep: '#031717',
    light: '#b9d8c4',
    veil: '#0d3532',
    veilShare: 0.56,
    sun: '#f6eed6',
    sunHeight: [0.58, 0.82],
    sunRadius: 30,
    lamp: '#ffd27f',
    linework: '#d9e8d4',
    lineworkOpacity: 0.09,
  },
};
