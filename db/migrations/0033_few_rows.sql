-- How many rows these give: a planner that expects a thousand reads all organizations for a page of users, however many there are.
alter function app.find_users(text, text, timestamptz, uuid, integer) rows 50;
alter function app.person_of_session(text) rows 1;
