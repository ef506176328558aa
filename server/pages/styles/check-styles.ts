export const checkStyles = `
.checks main{max-width:860px}
.checks section{margin-top:32px}
.checks section>h2{font-size:1.375rem;margin-bottom:12px}
.checks h3{margin-top:16px}
.checks .banner{margin-top:16px;padding:16px;border:1.5px solid var(--line);border-left-width:8px;border-radius:12px;
background:var(--surface)}
.checks .banner.good{border-left-color:var(--lagoon)}
.checks .banner.bad{border-left-color:var(--ember)}
.checks .tabs ul{display:flex;flex-wrap:wrap;gap:4px 8px;margin-top:24px;border-bottom:1.5px solid var(--line)}
.checks .tabs a{display:inline-flex;align-items:center;min-height:48px;padding-inline:12px;color:var(--ink);
text-decoration:none;font-weight:600}
.checks .tabs a[aria-current]{box-shadow:inset 0 -3px var(--ember)}
.checks .cards{display:grid;gap:12px;margin-top:24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr))}
.checks .cards li{padding:16px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
.checks .cards h2{font-size:1.125rem;margin-bottom:4px}
.checks .states{border:1px solid var(--line);border-radius:16px;background:var(--surface);padding-inline:16px}
.checks .states>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding-block:10px}
.checks .states>div+div{border-top:1px solid var(--line)}
.checks dd,.checks output{font-weight:600;overflow-wrap:anywhere}
.checks .on::before{content:'✓ ';color:var(--lagoon)}
.checks .off::before{content:'○ ';color:var(--muted)}
.checks button,.checks .button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;
padding:8px 20px;border:1.5px solid currentColor;border-radius:12px;font:inherit;font-weight:700;text-decoration:none;
cursor:pointer;background:none;color:var(--ink)}
.checks p+form{margin-top:12px}
.checks .wide{overflow-x:auto;margin-top:12px}
.checks table{border-collapse:collapse;min-width:100%}
.checks th,.checks td{padding:8px 12px 8px 0;text-align:start;border-bottom:1px solid var(--line);vertical-align:top}
.checks tbody th{font-variant-numeric:tabular-nums;white-space:nowrap}
.checks small{font-size:.875rem}
.checks pre{margin-top:12px;padding:16px;white-space:pre-wrap;overflow-wrap:anywhere;border-radius:12px;border:1px solid var(--line);
background:var(--surface)}
.checks ul.checks li{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;padding-block:12px;
border-bottom:1px solid var(--line)}
.checks ul.checks span{flex:1 1 8rem;font-weight:600}
.checks ul.checks output{order:1;flex:1 0 100%}
@media (min-width:600px){.checks ul.checks output{order:0;flex:none}}
.checks .links{display:flex;flex-wrap:wrap;gap:0 24px}
.checks .links a{display:inline-flex;align-items:center;min-height:48px}
.checks .tips{list-style:disc;padding-inline-start:20px}
@media (max-width:599px){.checks table,.checks tbody{display:block}.checks thead{display:none}
.checks tbody tr{display:grid;grid-template-columns:1fr auto auto;border-bottom:1px solid var(--line);padding-block:8px}
.checks tbody th,.checks tbody td{border:0;padding-block:4px}.checks tbody td:last-child{grid-column:1/-1;padding:0}
.checks tbody button{width:100%}}
`;
