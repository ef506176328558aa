-- Tables that stood in the house before there was a plan: row by row, five in a row, shaped by their seats.
UPDATE venue_table SET
  x = ((SELECT count(*) FROM venue_table t WHERE t.area = venue_table.area AND t.id < venue_table.id) % 5) * 144,
  y = ((SELECT count(*) FROM venue_table t WHERE t.area = venue_table.area AND t.id < venue_table.id) / 5) * 120,
  shape = CASE WHEN seats <= 2 THEN 'round' WHEN seats <= 6 THEN 'square' ELSE 'long' END,
  v = v + 1;
