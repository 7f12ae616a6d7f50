// The line one opens inside `<details>`, with the one mark of everything that opens (base.css).

export const summaryClass = 'min-h-12 cursor-pointer py-3 pr-10';
