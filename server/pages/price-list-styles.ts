export const priceListStyles = `
.title{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:12px 32px;
border-bottom:3px solid var(--ember);padding-bottom:16px}
.facts{color:var(--muted)}
.law{margin-top:16px}
.law a{display:inline-block;padding-block:4px}
.groups{margin-top:32px;columns:2 22rem;column-gap:40px}
.groups>section{margin-bottom:40px}
.group-head{break-inside:avoid;break-after:avoid;border-bottom:1px solid var(--line);padding-bottom:8px}
.note{color:var(--muted);font-size:.875rem;line-height:1.4}
.dish{break-inside:avoid;display:grid;grid-template-columns:1fr auto;column-gap:16px;padding-block:10px}
.dish>.about{grid-column:1/-1}
.price{font-weight:700;font-variant-numeric:tabular-nums;white-space:nowrap}
.about{color:var(--muted);font-size:.9375rem;line-height:1.45;text-wrap:pretty}
.allergens{white-space:nowrap;font-size:.875rem;font-weight:600;font-variant-numeric:tabular-nums;color:var(--ink)}
.mark{display:inline-block;border:1px solid currentColor;border-radius:4px;padding:0 5px;font-size:.875rem;
font-weight:700;line-height:1.4}
.key{border-top:3px solid var(--ember);padding-top:20px}
.key h2{font-size:1.25rem}
.key ol{columns:4 9rem;column-gap:24px;list-style:decimal inside;margin-block:12px;font-variant-numeric:tabular-nums}
.key p{margin-top:8px}
.marks>span+span{margin-inline-start:16px}
`;
