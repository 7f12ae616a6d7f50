// The shared directories and the standing of what is in them (docs/product/directories.md). Apart from their forms, whose schemas browsers do without.

/** The directories, as addresses name them. */
export const directoryKinds = ['hotels', 'airlines', 'airports'] as const;
export type DirectoryKind = (typeof directoryKinds)[number];

export const directoryStandings = ['proposed', 'listed', 'retired'] as const;
export type DirectoryStanding = (typeof directoryStandings)[number];
