import { describe, expect, it } from 'vitest';
import { tourType } from './tour-type.ts';

describe('the type of /wisata-syariah', () => {
  it('is one of the three of the menu, or none', () => {
    expect(tourType('?type=halal-tour')).toEqual({ type: 'halal-tour', isKnown: true });
    expect(tourType('')).toEqual({ type: null, isKnown: true });
    expect(tourType('?type=')).toEqual({ type: null, isKnown: true });
  });

  it('is none for anything else, and says so', () => {
    expect(tourType('?type=kapal')).toEqual({ type: null, isKnown: false });
    expect(tourType('?type=constructor')).toEqual({ type: null, isKnown: false });
  });
});
