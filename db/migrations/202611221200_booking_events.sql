-- What follows a booking's move (letters, seats that come back) is done once: whoever does it marks the move.
alter table booking_history add told_at timestamptz;
