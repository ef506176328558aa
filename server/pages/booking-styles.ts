export const bookingStyles = `
.booking main{max-width:560px}
.booking .eyebrow{color:var(--lagoon);font-weight:600}
.booking h1{font-size:1.75rem;margin-top:4px}
.booking dl{display:grid;gap:8px;margin-block:24px;padding:16px;border:1px solid var(--line);border-radius:16px;
background:var(--surface)}
.booking dl>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px}
.booking dt{color:var(--muted)}
.booking dd{font-weight:600}
.booking h1+p{margin-top:8px}
.booking p+p,.booking p+form,.booking details{margin-top:16px}
.booking .button,.booking summary,.booking button{display:inline-flex;align-items:center;justify-content:center;
min-height:48px;padding:8px 20px;border:1.5px solid currentColor;border-radius:12px;font:inherit;font-weight:700;
text-decoration:none;cursor:pointer;background:none;color:var(--ink)}
.booking details p{margin-block:16px}
.booking button{background:var(--ember);border-color:var(--ember);color:var(--bg)}
`;
