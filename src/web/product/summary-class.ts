// The line one opens: a plus that becomes a minus, drawn by CSS, inside `<details className="group">`.

export const summaryClass =
  "relative min-h-12 cursor-pointer list-none py-3 pl-4 pr-12 after:absolute after:right-4 after:top-1/2 after:-translate-y-1/2 after:text-2xl after:font-normal after:text-primary after:content-['+'] group-open:after:content-['–'] [&::-webkit-details-marker]:hidden";
